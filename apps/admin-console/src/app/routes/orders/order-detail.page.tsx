import { useSuspenseQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { Outlet, useParams } from 'react-router-dom';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import { formatLongDate, formatTime } from '@market/domain/lagos-time';
import { isAssignable, needsRider } from '@market/domain/orders/assigning';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { StatusTag } from '@market/ui/status-tag';
import { Stepper } from '@market/ui/stepper';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { CancelOrder } from '../../../features/orders/components/cancel-order';
import { CustomerCard } from '../../../features/orders/components/customer-card';
import { DeliveryCard } from '../../../features/orders/components/delivery-card';
import { OrderActivityCard } from '../../../features/orders/components/order-activity-card';
import { OrderItemsCard } from '../../../features/orders/components/order-items-card';
import { PaymentCard } from '../../../features/orders/components/payment-card';
import { cancellation } from '../../../features/orders/model/delivery-state';
import { orderProgress } from '../../../features/orders/model/order-progress';
import { orderQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const user = useUser();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const progress = orderProgress(statuses, order.orderStatus);
  const cancelled =
    user && can(orders.update) ? cancellation(statuses, order, user.role) : undefined;
  const isDue = needsRider(order);

  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Orders', to: paths.orders.list.href() }, { label: order.orderName }]}
          />
        }
        title={`Order ${order.orderName}`}
        tags={
          <>
            <OrderStatusTag status={order.orderStatus} />
            <StatusTag plain>{order.withinLagos ? 'Within Lagos' : 'Interstate'}</StatusTag>
          </>
        }
        description={`Placed ${formatLongDate(order.createdAt)}, ${formatTime(order.createdAt)}, card payment`}
        actions={
          <>
            {cancelled && <CancelOrder order={order} cancelledId={cancelled.id} />}
            {isAssignable(order) && can(dispatch.assignPartner) && (
              <Button
                variant={isDue ? 'primary' : 'outline'}
                icon={<Truck size={17} />}
                render={<Link to={paths.orders.assign.href({ id })} />}
              >
                {isDue ? 'Assign delivery' : 'Assign to somebody else'}
              </Button>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        {progress && <Stepper label="Progress" steps={progress.steps} current={progress.due} />}
        <OrderItemsCard order={order} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <CustomerCard order={order} />
            <DeliveryCard order={order} />
          </div>
          <PaymentCard order={order} />
        </div>
        <OrderActivityCard order={order} />
      </div>
      <Outlet />
    </>
  );
}
