import { useQuery } from '@tanstack/react-query';
import { Card } from '@market/ui/card';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { orderColumns } from '@market/console/orders/order-columns';
import { latestOrdersQuery } from '../../../features/orders/newest-orders.queries';
import { paths } from '../../paths';

const shownColumns = new Set(['order', 'customer', 'items', 'total', 'status']);

export function LatestOrders() {
  const { api } = useServices();
  const now = useNow();
  const latest = useQuery(latestOrdersQuery(api));
  const columns = orderColumns({
    audience: 'merchant',
    hrefOf: ({ id }) => paths.orders.detail.href({ id }),
    now,
  }).filter(({ id }) => shownColumns.has(id));
  return (
    <Card
      title="Latest orders"
      flush
      action={
        <Link to={paths.orders.list.href()} className="link touch-area text-sm">
          All orders
        </Link>
      }
    >
      <DataTable
        bare
        caption="Latest orders"
        columns={columns}
        rows={latest.data?.rows}
        rowKey={({ id }) => id}
        skeletonRows={5}
        error={queryError(latest)}
        empty={
          <EmptyState title="No orders yet">
            Orders appear here as soon as customers have paid for them.
          </EmptyState>
        }
      />
    </Card>
  );
}
