import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { formatLongDate, lagosDate } from '@market/domain/lagos-time';
import { customerSteps } from '@market/domain/orders/customer-steps';
import { customerStageStatuses } from '@market/domain/orders/order-lifecycle';
import { findStatus } from '@market/domain/orders/order-status-list';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { DeliveryCode } from '../../../features/orders/components/delivery-code';
import { OrderItems } from '../../../features/orders/components/order-items';
import { ProgressGauge } from '../../../features/orders/components/progress-gauge';
import {
  deliveryCode,
  orderHeadline,
  orderUpdateText,
} from '../../../features/orders/model/headline';
import { orderQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { OrderActions } from './order-actions';

const OrderHistory = lazyBrowserPart(async () => (await import('./order-history')).OrderHistory);
const OrderFooter = lazyBrowserPart(async () => (await import('./order-footer')).OrderFooter);
const FailedDelivery = lazyBrowserPart(
  async () => (await import('../../../features/orders/components/failed-delivery')).FailedDelivery,
);
const ReturnBanner = lazyBrowserPart(
  async () => (await import('../../../features/orders/components/delivered-order')).ReturnBanner,
);
const ProofOfDelivery = lazyBrowserPart(
  async () => (await import('../../../features/orders/components/delivered-order')).ProofOfDelivery,
);

export function OrderDetailPage() {
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const status = findStatus(statuses, order.orderStatus);
  const now = useNow();
  const steps = customerSteps(order, lagosDate(now));
  const isNewCode = order.nextAttemptChoices !== undefined;
  const code = deliveryCode(order);
  const isDelivered = customerStageStatuses.includes(order.orderStatus);

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
          <header>
            <p className="text-sm text-muted nums">
              Order <b className="font-semibold text-text">{order.orderName}</b>
              {`, placed ${formatLongDate(order.createdAt).replaceAll(' ', '\u00a0')}`}
            </p>
            <h1 className="display mt-1 text-d1 break-words">
              {orderHeadline(order, status?.label ?? UNKNOWN_STATUS, now)}
            </h1>
            <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
              <p className="min-w-0 flex-1 basis-80 break-words text-text-2">
                {orderUpdateText(order, now)}
              </p>
              <OrderActions order={order} statuses={statuses} />
            </div>
          </header>
          {order.orderStatus === 'delivery_failed' && (
            <Suspense fallback={<Skeleton className="mt-5 h-80 rounded-3" />}>
              <FailedDelivery order={order} />
            </Suspense>
          )}
          {order.returnableUntil && (
            <Suspense fallback={<Skeleton className="mt-5 h-22 rounded-3" />}>
              <ReturnBanner order={order} />
            </Suspense>
          )}
          {(steps || code) && (
            <div className="mt-5 flex flex-col overflow-clip rounded-3 border border-line bg-surface">
              {steps && <ProgressGauge steps={steps} now={now} />}
              {code && <DeliveryCode orderId={order.id} code={code} isNew={isNewCode} />}
            </div>
          )}
          {isDelivered && (
            <Suspense fallback={<Skeleton className="mt-4 h-40 rounded-3" />}>
              <ProofOfDelivery
                order={order}
                reviewTo={paths.orderReviews.href({ orderId: order.id })}
              />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="mt-4 h-96 rounded-3" />}>
            <OrderHistory order={order} />
          </Suspense>
        </div>
        <OrderItems
          order={order}
          now={now}
          hrefOf={({ productId }) => paths.product.href({ productId })}
          storeTo={paths.store.href({ slug: order.storeSlug })}
          footer={
            <Suspense fallback={<Skeleton className="m-5 h-28" />}>
              <OrderFooter order={order} today={lagosDate(now)} />
            </Suspense>
          }
        />
      </div>
    </div>
  );
}
