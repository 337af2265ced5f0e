import { RouteError } from '@market/web-kit/route-error';
import { LogisticsFrame } from '../../layouts/logistics-frame';
import { paths } from '../../paths';

/** For an order that does not exist or was reassigned. */
export function OrderError() {
  return (
    <LogisticsFrame>
      <RouteError homePath={paths.home.href()} homeLabel="Back to your orders" />
    </LogisticsFrame>
  );
}
