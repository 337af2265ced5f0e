import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { couponsRoutes } from './coupons.routes';
import { couponsService } from './coupons.service';
import { couponData } from './personal-data.repository';

export { countCouponsOfCategory, retargetCoupons } from './category-targets.repository';
export type { CouponsService } from './coupons.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createCoupons(deps: Deps) {
  const coupons = couponsService(deps);
  return {
    services: { coupons },
    routes: [couponsRoutes({ coupons })],
    personalData: { coupons: couponData },
  };
}
