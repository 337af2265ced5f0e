import { lazy } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useParams, useRouteError } from 'react-router-dom';
import * as partners from '@market/api-client/contract/main/partners';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { EmptyState } from '@market/ui/empty-state';
import { RouteError } from '@market/web-kit/route-error';
import { HomeButton, getErrorStatus } from '@market/web-kit/route-problem';
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
  // Shown when the order was given to another rider while the page was open.
  if (getErrorStatus(query.error) === 404) return <OrderGone />;
  const View = can(partners.step) ? RiderView : DispatchView;
  return <View key={id} order={query.data} statuses={statuses} query={query} />;
}

const back = { homePath: paths.home.href(), homeLabel: 'Back to your orders' };

export function OrderError() {
  const status = getErrorStatus(useRouteError());
  if (status === 404) return <OrderGone />;
  if (status === 403)
    return (
      <LogisticsLayout>
        <RouteError {...back} />
      </LogisticsLayout>
    );
  return (
    <LogisticsLayout page={{ title: 'Order', back: { label: back.homeLabel, to: back.homePath } }}>
      <RouteError {...back} headingLevel={2} />
    </LogisticsLayout>
  );
}

const OrderGone = () => (
  <LogisticsLayout>
    <EmptyState
      headingLevel={1}
      title="This order is not in your list"
      icon={<Package size={26} />}
      action={<HomeButton {...back} />}
    >
      The order was assigned to another rider, or the link is incorrect.
    </EmptyState>
  </LogisticsLayout>
);
