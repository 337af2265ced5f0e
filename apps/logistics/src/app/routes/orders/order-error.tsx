import { RouteError } from '@market/web-kit/route-error';
import { LogisticsFrame } from '../../layouts/logistics-frame';
import { paths } from '../../paths';

/** An order that is not there, or is somebody else's by now: the tabs lead on. */
export function OrderError() {
  return (
    <LogisticsFrame>
      <RouteError homePath={paths.home.href()} homeLabel="Back to your orders" />
    </LogisticsFrame>
  );
}
