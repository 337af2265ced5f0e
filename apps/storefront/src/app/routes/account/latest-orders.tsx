import { PackageOpen } from 'lucide-react';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { paths } from '../../paths';
import { LatestOrder } from './latest-order';
import { PreviousOrder } from './previous-order';

interface LatestOrdersProps {
  orders: readonly OrderSummary[];
  /** The total number of the customer's orders. */
  count: number;
}

export function LatestOrders({ orders: [latest, ...older], count }: LatestOrdersProps) {
  if (!latest)
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
  return (
    <>
      <LatestOrder id={latest.id} />
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {older.map((order) => (
          <PreviousOrder key={order.id} order={order} />
        ))}
      </ul>
      <Link
        to={paths.orders.href()}
        className="link mt-4 inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
      >
        {count === 1 ? 'Your order' : `All ${count} orders`}
      </Link>
    </>
  );
}
