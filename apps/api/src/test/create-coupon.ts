import { couponDefaults, type CouponInput } from '@market/domain/coupons/coupon';
import type { TestMarket } from './harness';

/**
 * Creates a coupon for everything that the store sells, valid from 2026 to 2028. Returns its id.
 */
export async function createCoupon(
  market: TestMarket,
  storeId: string,
  overrides: Partial<CouponInput> = {},
): Promise<string> {
  const { id } = await market.services.coupons.create(
    { storeId },
    {
      ...couponDefaults,
      rewardAppliesTo: 'All Product',
      description: 'Ten off',
      startDate: '2026-01-01',
      endDate: '2028-12-31',
      ...overrides,
    },
  );
  return id;
}
