import { PackageOpen, SearchX } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import type { OrderSearch } from '../../../features/orders/order-list.queries';
import { paths } from '../../paths';

export function NoOrders({
  search: { search, status, page },
  onClear,
}: {
  search: OrderSearch;
  onClear: () => void;
}) {
  if (search !== undefined || status !== undefined || page > 1) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={search === undefined ? 'No orders with this status' : `No order matches “${search}”`}
        action={<Button onClick={onClear}>Show all orders</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<PackageOpen />}
      title="No orders yet"
      action={
        <Button variant="primary" render={<Link to={paths.products.href()} />}>
          Start shopping
        </Button>
      }
    >
      Your orders appear here as soon as you place them.
    </EmptyState>
  );
}
