import { couponsService } from './coupons.service';

export { couponData } from './personal-data.repository';
export { countCouponsOfCategory, retargetCoupons } from './category-targets.repository';
export { couponsRoutes } from './coupons.routes';
export type { CouponsService } from './coupons.service';

/** Coupons of stores. Checkout mounts their endpoints, because one of them prices a cart. */
export function createCoupons(deps: Parameters<typeof couponsService>[0]) {
  const coupons = couponsService(deps);
  return { services: { coupons } };
}
