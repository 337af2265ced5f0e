import { couponDefaults, type Coupon } from '@market/domain/coupons/coupon';
import { idOf } from './ids';

export const buildCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  ...couponDefaults,
  id: idOf(`coupon-${overrides.code ?? 'SOLAR5'}`),
  storeId: idOf('store'),
  description: '5% off Helios Yard panels',
  discountMode: 'Code',
  code: 'SOLAR5',
  discountValue: 5,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  used: 3,
  paused: false,
  state: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  ...overrides,
});
