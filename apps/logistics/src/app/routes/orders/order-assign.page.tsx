import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useServices } from '@market/web-kit/services';
import { AssignDrawer } from '../../../features/orders/components/assign-drawer';
import { isAssignable } from '../../../features/orders/model/delivery';
import { orderQuery } from '../../../features/orders/orders.queries';
import { useClose } from '../../../shared/use-close';
import { useRole } from '../../../shared/use-role';
import { paths } from '../../paths';

/** The order is there already: this page is drawn inside of its own. */
export function OrderAssignPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: order } = useSuspenseQuery(orderQuery(api, useRole(), id));
  const orderHref = paths.orders.detail.href({ id });
  const close = useClose(orderHref);
  if (!isAssignable(order)) return <Navigate to={orderHref} replace />;
  return <AssignDrawer key={id} order={order} onClose={close} />;
}
