import { lazy } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as partners from '@market/api-client/contract/main/partners';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { RouteError } from '@market/web-kit/route-error';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { orderQuery } from '../../../features/orders/orders.queries';
import { useRole } from '../../../shared/role';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';
import { RiderView } from './rider-view';

const DispatchView = lazy(async () => ({
  default: (await import('./dispatch-view')).DispatchView,
}));

export function OrderPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const role = useRole();
  const can = useCan();
  const query = useSuspenseQuery(orderQuery(api, role, id));
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const View = can(partners.decline) ? RiderView : DispatchView;
  return <View key={id} order={query.data} statuses={statuses} query={query} />;
}

/** For an order that does not exist or was reassigned. */
export function OrderError() {
  return (
    <LogisticsLayout>
      <RouteError homePath={paths.home.href()} homeLabel="Back to your orders" />
    </LogisticsLayout>
  );
}
