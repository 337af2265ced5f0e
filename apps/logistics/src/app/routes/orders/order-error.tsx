import { RouteError } from '@market/web-kit/route-error';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';

/** For an order that does not exist or was reassigned. */
export function OrderError() {
  return (
    <LogisticsLayout>
      <RouteError homePath={paths.home.href()} homeLabel="Back to your orders" />
    </LogisticsLayout>
  );
}
