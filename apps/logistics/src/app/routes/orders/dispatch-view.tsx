import { Truck } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { DeclineNote, FailureNote } from '@market/console/dispatch/delivery-notes';
import { ReturnToStore } from '@market/console/dispatch/return-to-store';
import { AssignmentFacts } from '@market/console/orders/assignment-facts';
import { isAssignable, needsRider } from '@market/domain/orders/assigning';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { CashToCollect } from '../../../features/orders/components/cash-to-collect';
import { OrderFee } from '../../../features/orders/components/order-fee';
import { OrderStops } from '../../../features/orders/components/order-stops';
import { OrderTimeline } from '../../../features/orders/components/order-timeline';
import { PackageContents } from '../../../features/orders/components/package-contents';
import { PageSection } from '../../../shared/page-section';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';
import { OrderColumns } from './order-columns';
import type { OrderViewProps } from './rider-view';

export function DispatchView({ order, query }: OrderViewProps) {
  const isDue = needsRider(order);
  return (
    <LogisticsLayout
      page={{
        title: order.orderName,
        subtitle: order.currentOrderStatus,
        back: { label: 'Back to the orders', to: paths.dispatching.href() },
      }}
      stickyBar={
        isAssignable(order) && (
          <div className="flex gap-2.5">
            <ReturnToStore order={order} size="lg" />
            <Button
              size="lg"
              className="flex-1"
              variant={isDue ? 'primary' : 'outline'}
              icon={<Truck size={18} />}
              render={<Link to={paths.orders.assign.href({ id: order.id })} />}
            >
              {isDue ? 'Assign delivery' : 'Reassign delivery'}
            </Button>
          </div>
        )
      }
    >
      <OrderColumns
        rail={{ title: 'To assign', filter: { assignment: 'unassigned' }, currentId: order.id }}
        query={query}
      >
        <AssignmentBlock order={order} />
        <OrderFee order={order} />
        <OrderStops order={order} />
        <PackageContents order={order} />
        <OrderTimeline order={order} next={undefined} />
      </OrderColumns>
      <Outlet />
    </LogisticsLayout>
  );
}

function AssignmentBlock({ order }: { order: Order }) {
  return (
    <PageSection title="Delivery">
      <DeclineNote order={order} className="mb-3" />
      <FailureNote order={order} className="mb-3" />
      <AssignmentFacts order={order} />
      <CashToCollect order={order} className="mt-3" />
    </PageSection>
  );
}
