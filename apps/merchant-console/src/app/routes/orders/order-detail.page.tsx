import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatDateTime, formatLongDate, formatTime } from '@market/domain/lagos-time';
import { happyPath } from '@market/domain/orders/order-status';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Card } from '@market/ui/card';
import { PageHeader } from '@market/ui/page-header';
import { StatusTag } from '@market/ui/status-tag';
import { Stepper } from '@market/ui/stepper';
import { telHref } from '@market/ui/tel-href';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { DeliveryCard } from '../../../features/orders/components/delivery-card';
import { OrderItemsCard } from '../../../features/orders/components/order-items-card';
import { HandOverNote } from '../../../features/orders/components/hand-over-note';
import { OrderMoves } from '../../../features/orders/components/order-moves';
import { OrderSplitCard } from '../../../features/orders/components/order-split-card';
import { PrintMenu } from '../../../features/orders/components/print-menu';
import { OrderTimelineCard } from '../../../features/orders/components/order-timeline-card';
import { orderAddressQuery, orderQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';
import { AftermathCard } from './aftermath-card';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const now = useNow();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const way = happyPath(statuses);
  const step = way.findIndex(({ code_name }) => code_name === order.orderStatus);
  const to = useQuery(orderAddressQuery(api, id)).data ?? order.deliveryAddress;

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
            <StatusTag plain>{order.withinLagos ? 'Lagos' : 'Interstate'}</StatusTag>
            {order.handOverBy && <HandOverNote handOverBy={order.handOverBy} now={now} />}
          </>
        }
        description={`Placed ${formatLongDate(order.createdAt)}, ${formatTime(order.createdAt)}${order.handOverBy ? `. Hand it over by ${formatDateTime(order.handOverBy)}` : ''}`}
        actions={
          <>
            <PrintMenu
              count={1}
              hrefOf={(paper) => paths.orders.papers.href({ paper, ids: order.id })}
            />
            <OrderMoves order={order} statuses={statuses} />
          </>
        }
      />
      {step >= 0 && (
        <div className="mb-5">
          <Stepper
            label="Where the order stands"
            steps={way.map(({ label }) => label)}
            current={step}
          />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid min-w-0 gap-4">
          <OrderItemsCard order={order} />
          <OrderTimelineCard order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <DeliveryCard order={order} statuses={statuses} />
          <Card title="Customer">
            <address className="text-sm leading-relaxed not-italic">
              <b className="block font-semibold">{to.fullName}</b>
              {to.address}, {to.lga}, {to.stateOrRegion}
              <a
                href={telHref(to.phoneNumber)}
                className="link flex min-h-6 w-fit items-center nums pointer-coarse:min-h-11"
              >
                {to.phoneNumber}
              </a>
            </address>
            {to.emailAddress && (
              <a
                href={`mailto:${to.emailAddress}`}
                className="link flex min-h-6 w-fit items-center text-sm wrap-anywhere pointer-coarse:min-h-11"
              >
                {to.emailAddress}
              </a>
            )}
            {order.orderNote && <p className="mt-2 text-sm text-muted">“{order.orderNote}”</p>}
          </Card>
          <OrderSplitCard order={order} />
          <AftermathCard order={order} />
        </div>
      </div>
    </>
  );
}
