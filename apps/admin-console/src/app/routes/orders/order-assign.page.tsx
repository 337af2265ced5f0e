import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isAssignable } from '@market/domain/orders/assigning';
import { DeclineNote } from '@market/console/dispatch/delivery-notes';
import { RouteList } from '@market/console/dispatch/route-list';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { orderQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

const AssignDrawer = lazy(async () => ({
  default: (await import('@market/console/dispatch/assign-drawer')).AssignDrawer,
}));

/** The order is in the cache: the parent route has loaded it. */
export function OrderAssignPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const orderHref = paths.orders.detail.href({ id });
  const close = useClose(orderHref);
  if (!isAssignable(order)) return <Navigate to={orderHref} replace />;
  const { storeName, pickUpAddress, deliveryAddress, weight } = order;
  return (
    <Suspense>
      <AssignDrawer
        key={id}
        orders={[order]}
        about={`${order.orderName}, ${weight}\u00a0kg`}
        onClose={close}
        notes={<DeclineNote order={order} />}
      >
        <RouteList
          pickUp={{
            name: storeName,
            place: pickUpAddress && `${pickUpAddress.city}, ${pickUpAddress.state}`,
          }}
          drop={{
            name: deliveryAddress.fullName,
            place: `${deliveryAddress.lga}, ${deliveryAddress.stateOrRegion}`,
          }}
        />
      </AssignDrawer>
    </Suspense>
  );
}
