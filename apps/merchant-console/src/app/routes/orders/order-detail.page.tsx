import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as returns from '@market/api-client/contract/main/returns';
import { OrderDetails } from '@market/console/orders/order-details';
import { OrderPageHeader } from '@market/console/orders/order-page-header';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { formatDay } from '@market/domain/lagos-time';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { DeliveryActions } from '../../../features/orders/components/delivery-actions';
import { OrderStatusChanges } from '../../../features/orders/components/order-status-changes';
import { PrintMenu } from '../../../features/orders/components/print-menu';
import { orderAddressQuery, orderQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const address = useQuery(orderAddressQuery(api, id)).data ?? order.deliveryAddress;

  return (
    <>
      <OrderPageHeader
        order={order}
        listHref={paths.orders.list.href()}
        statusNote={
          order.returnableUntil && `can be returned until ${formatDay(order.returnableUntil)}`
        }
        actions={
          <>
            <PrintMenu
              count={1}
              hrefOf={(paper) => paths.orders.papers.href({ paper, ids: order.id })}
            />
            <OrderStatusChanges order={order} statuses={statuses} />
          </>
        }
      />
      <OrderDetails
        order={order}
        statuses={statuses}
        address={address}
        audience="merchant"
        returnHref={
          can(returns.byId) ? (returnId) => paths.returns.detail.href({ id: returnId }) : undefined
        }
        deliveryActions={<DeliveryActions order={order} statuses={statuses} />}
      />
    </>
  );
}
