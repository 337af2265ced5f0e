import { expect, it } from 'vitest';
import { couponState } from './coupon-validity';

const november = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  usageLimit: 5,
  used: 0,
  paused: false,
};

it.each([
  ['scheduled', november, '2026-10-31'],
  ['active', november, '2026-11-01'],
  ['active', november, '2026-11-30'],
  ['ended', november, '2026-12-01'],
  ['used_up', { ...november, used: 5 }, '2026-11-20'],
  ['active', { ...november, usageLimit: 0, used: 900 }, '2026-11-20'],
  ['paused', { ...november, paused: true }, '2026-10-01'],
  ['ended', { ...november, paused: true, used: 5 }, '2026-12-01'],
] as const)('couponState returns %s for %o on %s', (state, coupon, today) => {
  expect(couponState(coupon, today)).toBe(state);
});
