import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Phone } from 'lucide-react';
import { formatDateTime, formatLongDate, formatRecent, formatTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Card } from '@market/ui/card';
import { Timeline } from '@market/ui/timeline';
import { useServices } from '@market/web-kit/services';
import { AddressLines } from '../../../features/addresses/components/address-lines';
import { CancelOrder } from '../../../features/orders/components/cancel-order';
import { DeliveryCode } from '../../../features/orders/components/delivery-code';
import { OrderItems } from '../../../features/orders/components/order-items';
import { ProgressGauge } from '../../../features/orders/components/progress-gauge';
import { milestones, statusOf } from '../../../features/orders/model/progress';
import { orderQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { OtherParcels } from './other-parcels';

/** One order: where it is, the code for the door, what happened so far. */
export function OrderDetailPage() {
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const { data: order } = useSuspenseQuery(orderQuery(api, orderId));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const status = statusOf(statuses, order.orderStatus);
  const steps = milestones(statuses, order.orderStatus);
  const cancelled = statusOf(statuses, 'cancelled');
  const canCancel = cancelled && order.allowedStatusIds.includes(cancelled.id);
  const code = status?.tone === 'moving' ? order.orderDeliveryToken : undefined;

  return (
    <div className="page-wrap pt-3">
      <PageTitle>{`Order ${order.orderName}`}</PageTitle>
      <Breadcrumbs items={[{ label: 'Account', to: paths.account.href() }, { label: 'Orders', to: paths.orders.href() }, { label: order.orderName }]} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-10">
        <div className="min-w-0">
          <header className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="text-sm text-muted nums">{`Order ${order.orderName}, placed ${formatLongDate(order.createdAt)}, ${formatTime(order.createdAt)}`}</p>
              <h1 className="display text-d1 break-words">{status?.label ?? order.orderStatus}</h1>
            </div>
            {canCancel && <CancelOrder order={order} cancelledId={cancelled.id} />}
          </header>
          {(steps || code) && (
            <div className="mt-6 overflow-clip rounded-3 border border-line bg-surface">
              {steps && <ProgressGauge steps={steps} />}
              {code && <DeliveryCode orderId={order.id} code={code} />}
            </div>
          )}
          <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[1.5fr_1fr]">
            <Card title="Activity">
              <Timeline label="Activity" items={activityItems(order)} />
            </Card>
            <Card title="Delivery">
              <DeliveryFacts order={order} />
            </Card>
          </div>
        </div>
        <OrderItems order={order} status={status} footer={<OtherParcels order={order} />} />
      </div>
    </div>
  );
}

/** The newest first, as the customer wants to know it. */
function activityItems(order: Order) {
  const now = new Date();
  const newestFirst = [...order.orderActivities].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return newestFirst.map(({ id, activity, actor, note, createdAt }, index) => ({
    id,
    title: activity,
    detail: [actor, note].filter(Boolean).join('. ') || undefined,
    time: formatRecent(createdAt, now),
    state: index === 0 ? ('current' as const) : ('done' as const),
  }));
}

function DeliveryFacts({ order }: { order: Order }) {
  const { assignment, dispatchPhoneNumber, deliveryAddress, payment } = order;
  return (
    <div className="grid gap-5 text-sm">
      {assignment?.accepted && (
        <div>
          <h3 className="text-muted">Brought by</h3>
          <p className="font-medium">{assignment.assigneeName}</p>
          {dispatchPhoneNumber && (
            <a href={`tel:${dispatchPhoneNumber.replace(/\s/g, '')}`} className="link mt-1 inline-flex min-h-6 items-center gap-2 nums">
              <Phone size={15} /> {dispatchPhoneNumber}
            </a>
          )}
        </div>
      )}
      <div>
        <h3 className="text-muted">Delivering to</h3>
        <p className="font-medium">{deliveryAddress.fullName}</p>
        <AddressLines address={deliveryAddress} />
      </div>
      {order.orderNote && (
        <div>
          <h3 className="text-muted">Note for the rider</h3>
          <p>{order.orderNote}</p>
        </div>
      )}
      {payment && (
        <div>
          <h3 className="text-muted">Paid</h3>
          <p className="first-letter:uppercase">{[payment.cardType, payment.cardLast4 && `ending ${payment.cardLast4}`].filter(Boolean).join(' ') || 'By card'}</p>
          {payment.paidAt && <p className="text-muted nums">{formatDateTime(payment.paidAt)}</p>}
        </div>
      )}
    </div>
  );
}
