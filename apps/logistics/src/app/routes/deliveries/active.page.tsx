import { Package } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { OrderCard } from '../../../features/orders/components/order-card';
import { OrderList } from '../../../features/orders/components/order-list';
import { useActiveOrders } from '../../../features/orders/use-active-orders';
import { paths } from '../../paths';

/** The orders that the rider has accepted and not delivered yet. */
export function ActivePage() {
  const active = useActiveOrders();
  return (
    <>
      <PageHeader title="Active orders" />
      <OrderList
        query={active}
        rows={active.data}
        renderOrder={(order) => (
          <OrderCard
            order={order}
            detailed
            href={paths.orders.detail.href({ id: order.id })}
            tag={<OrderStatusTag status={order.orderStatus} />}
          />
        )}
        empty={
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
        }
      />
    </>
  );
}
