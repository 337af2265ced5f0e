import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Printer, Truck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { historyReaders, platformReports, storeApprovers } from '@market/api-client/access';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import * as returns from '@market/api-client/contract/main/returns';
import * as transactions from '@market/api-client/contract/main/transactions';
import { ReturnToStore } from '@market/console/dispatch/return-to-store';
import { CancelOrder } from '@market/console/orders/cancel-order';
import { OrderDetails } from '@market/console/orders/order-details';
import { OrderPageHeader } from '@market/console/orders/order-page-header';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { isAssignable, needsRider } from '@market/domain/orders/assigning';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import {
  cancelOrder,
  orderAddressQuery,
  orderMessagesQuery,
  ordersOfPaymentQuery,
  orderQuery,
} from '../../../features/orders/orders.queries';
import { CompleteDelivery } from '../../../features/orders/components/complete-delivery';
import { paths } from '../../paths';

/** These sections are below everything else, so they load after the page. */
const OrderMessagesCard = lazy(async () => ({
  default: (await import('../../../features/orders/components/order-messages-card'))
    .OrderMessagesCard,
}));
const RecordHistory = lazy(async () => ({
  default: (await import('../../../shared/record-history')).RecordHistory,
}));

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const address = useQuery(orderAddressQuery(api, id)).data ?? order.deliveryAddress;
  const messages = useQuery(orderMessagesQuery(api, id));
  const reference = order.payment?.reference;
  const paidTogether = useQuery({
    ...ordersOfPaymentQuery(api, reference ?? ''),
    enabled: reference !== undefined,
  }).data?.rows.filter((other) => other.id !== id);
  const cancel = useMutation(cancelOrder(api));
  const cancelled = can(orders.update)
    ? statuses.find(
        ({ id, code_name }) => code_name === 'cancelled' && order.allowedStatusIds.includes(id),
      )
    : undefined;
  const isDue = needsRider(order);

  return (
    <>
      <OrderPageHeader
        order={order}
        listHref={paths.orders.list.href()}
        actions={
          <>
            <Button icon={<Printer size={17} />} onClick={() => print()}>
              Print
            </Button>
            {cancelled && (
              <CancelOrder
                order={order}
                audience="platform"
                onCancel={(cancellation) =>
                  cancel.mutateAsync({
                    params: { id },
                    body: { orderStatusId: cancelled.id, ...cancellation },
                  })
                }
              />
            )}
            <CompleteDelivery order={order} />
            <ReturnToStore order={order} />
            {isAssignable(order) && can(dispatch.assignPartner) && (
              <Button
                variant={isDue ? 'primary' : 'outline'}
                icon={<Truck size={17} />}
                render={<Link to={paths.orders.assign.href({ id })} />}
              >
                {isDue ? 'Assign delivery' : 'Reassign delivery'}
              </Button>
            )}
          </>
        }
      />
      <OrderDetails
        order={order}
        statuses={statuses}
        address={address}
        audience="platform"
        storeHref={
          can(storeApprovers) ? paths.merchants.detail.href({ id: order.storeId }) : undefined
        }
        ledgerHref={can(platformReports) ? paths.finance.order.href({ id }) : undefined}
        transactionHref={
          reference !== undefined && can(transactions.list)
            ? `${paths.transactions.list.href()}?${new URLSearchParams({ search: reference }).toString()}`
            : undefined
        }
        paidTogether={paidTogether?.map((other) => ({
          orderName: other.orderName,
          href: paths.orders.detail.href({ id: other.id }),
        }))}
        returnHref={
          can(returns.byId) ? (returnId) => paths.returns.detail.href({ id: returnId }) : undefined
        }
      />
      <div className="mt-4 grid gap-4">
        <Suspense>
          <OrderMessagesCard messages={messages} />
          {can(historyReaders.order) && (
            <Card>
              <RecordHistory subject="order" id={id} />
            </Card>
          )}
        </Suspense>
      </div>
      <Outlet />
    </>
  );
}
