import { Package } from 'lucide-react';
import type { OrderSummary } from '@market/domain/orders/order';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { CashToCollect } from '../../../features/orders/components/cash-to-collect';
import { ActiveStop } from '../../../features/orders/components/active-stop';
import { stopTitle } from '../../../features/orders/model/stop';
import { useActiveOrders } from '../../../features/orders/use-active-orders';
import { StaleNote } from '../../../shared/stale-note';
import { paths } from '../../paths';

const orderHref = ({ id }: Pick<OrderSummary, 'id'>) => paths.orders.detail.href({ id });

export function ActivePage() {
  const active = useActiveOrders();
  const [first, ...later] = active.data ?? [];
  const error = queryError(active);
  if (error) return error;
  if (!active.data) return <ActiveSkeleton />;
  if (!first) return <NothingToDeliver />;
  return (
    <>
      <h1 className="sr-only">Active orders</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="min-w-0">
          <StaleNote query={active} className="mb-4" />
          <ActiveStop
            key={first.id}
            order={first}
            count={active.data.length}
            href={orderHref(first)}
          />
        </div>
        {later.length > 0 && <Next orders={later} />}
      </div>
    </>
  );
}

function Next({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <section aria-label="Next stops" className="min-w-0">
      <h2 className="mb-1 text-base font-semibold">Next</h2>
      <ol className="divide-y divide-line">
        {orders.map((order, index) => (
          <li key={order.id}>
            <Link
              to={orderHref(order)}
              className="grid min-h-16 grid-cols-[2rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2"
            >
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full border border-control text-sm font-semibold nums"
              >
                {index + 2}
              </span>
              <span>
                <b className="block truncate font-medium">{stopTitle(order)}</b>
                <span className="block truncate text-sm text-muted nums">
                  {`${order.orderName}, ${order.city}, ${order.state}`}
                </span>
              </span>
              <OrderStatusTag status={order.orderStatus} />
              <CashToCollect order={order} isSmall className="col-span-2 col-start-2 mt-1" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

const NothingToDeliver = () => (
  <>
    <PageHeader title="Active orders" />
    <EmptyState
      title="Nothing to deliver"
      icon={<Package size={26} />}
      action={
        <Button variant="ink" render={<Link to={paths.offers.href()} />}>
          See new offers
        </Button>
      }
    >
      Orders that you accept appear here until you deliver them.
    </EmptyState>
  </>
);

const ActiveSkeleton = () => (
  <div className="grid gap-3 lg:grid-cols-2">
    <p role="status" className="sr-only">
      Loading
    </p>
    <Skeleton className="h-96 rounded-3!" />
    <Skeleton className="h-40 rounded-3!" />
  </div>
);
