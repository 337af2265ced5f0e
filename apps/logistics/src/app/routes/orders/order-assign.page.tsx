import { lazy, Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isAssignable } from '@market/domain/orders/assigning';
import { DeclineNote } from '@market/console/dispatch/delivery-notes';
import { RouteList } from '@market/console/dispatch/route-list';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import {
  contentsText,
  formatPickUpAddress,
  formatDeliveryAddress,
} from '../../../features/orders/model/order-texts';
import { orderQuery } from '../../../features/orders/orders.queries';
import { useRole } from '../../../shared/role';
import { paths } from '../../paths';

const AssignDrawer = lazy(async () => ({
  default: (await import('@market/console/dispatch/assign-drawer')).AssignDrawer,
}));

/** The order is in the cache: the parent route has loaded it. */
export function OrderAssignPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: order } = useSuspenseQuery(orderQuery(api, useRole(), id));
  const orderHref = paths.orders.detail.href({ id });
  const close = useClose(orderHref);
  if (!isAssignable(order)) return <Navigate to={orderHref} replace />;
  return (
    <Suspense>
      <AssignDrawer
        key={id}
        orders={[order]}
        about={`${order.orderName}, ${contentsText(order.itemCount, order.weight)}`}
        notes={<DeclineNote order={order} />}
        onClose={close}
      >
        <RouteList
          pickUp={{ name: order.storeName, place: formatPickUpAddress(order) }}
          drop={{ name: order.deliveryAddress.fullName, place: formatDeliveryAddress(order) }}
        />
      </AssignDrawer>
    </Suspense>
  );
}
