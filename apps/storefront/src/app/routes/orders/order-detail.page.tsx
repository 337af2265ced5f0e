import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatLongDate, formatTime, lagosDate } from '@market/domain/lagos-time';
import { customerSteps } from '@market/domain/orders/customer-steps';
import { findStatus } from '@market/domain/orders/order-status-list';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Card } from '@market/ui/card';
import { Timeline } from '@market/ui/timeline';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { DeliveryCode } from '../../../features/orders/components/delivery-code';
import { FailedDelivery } from '../../../features/orders/components/failed-delivery';
import { OrderItems } from '../../../features/orders/components/order-items';
import { ProgressGauge } from '../../../features/orders/components/progress-gauge';
import { Reorder } from '../../../features/orders/components/reorder';
import { orderHeadline } from '../../../features/orders/model/headline';
import { orderQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';
import { activityItems } from '../../../shared/activity-items';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { DeliveryFacts } from './delivery-facts';
import { OrderActions } from './order-actions';
import { OrderReturns } from './order-returns';
import { OtherParcels } from './other-parcels';

/** One order: its status, its delivery code and its history. */
export function OrderDetailPage() {
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const status = findStatus(statuses, order.orderStatus);
  const now = useNow();
  const steps = customerSteps(order, lagosDate(now));
  const code = status?.tone === 'moving' ? order.orderDeliveryToken : undefined;

  return (
    <div className="page-wrap pt-3">
      <PageTitle>{`Order ${order.orderName}`}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Account', to: paths.account.href() },
          { label: 'Orders', to: paths.orders.href() },
          { label: order.orderName },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-10">
        <div className="min-w-0">
          <header className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="text-sm text-muted nums">{`Order ${order.orderName}, placed ${formatLongDate(order.createdAt)}, ${formatTime(order.createdAt)}`}</p>
              <h1 className="display text-d1 break-words">
                {orderHeadline(order, status?.label ?? UNKNOWN_STATUS, now)}
              </h1>
            </div>
            <OrderActions order={order} statuses={statuses} />
          </header>
          <FailedDelivery order={order} now={now} />
          {(steps || code) && (
            <div className="mt-6 overflow-clip rounded-3 border border-line bg-surface">
              {steps && <ProgressGauge steps={steps} now={now} />}
              {code && <DeliveryCode orderId={order.id} code={code} />}
            </div>
          )}
          <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[1.5fr_1fr]">
            <Card title="Activity">
              <Timeline label="Activity" items={activityItems(order.orderActivities)} />
            </Card>
            <div className="grid grid-cols-1 gap-5">
              <Card title="Delivery">
                <DeliveryFacts order={order} />
              </Card>
              {order.orderReturnId && <OrderReturns orderId={order.id} />}
            </div>
          </div>
        </div>
        <OrderItems
          order={order}
          status={status}
          hrefOf={({ productId }) => paths.product.href({ productId })}
          storeTo={paths.store.href({ slug: order.storeSlug })}
          action={<Reorder items={order.orderItems} cartHref={paths.cart.href()} />}
          footer={<OtherParcels order={order} />}
        />
      </div>
    </div>
  );
}
