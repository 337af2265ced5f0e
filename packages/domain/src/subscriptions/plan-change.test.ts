import { describe, expect, it } from 'vitest';
import { upgradeCharge } from './plan-change';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('upgradeCharge', () => {
  const growth = { price: 1_500_000, from: at('2026-11-01'), until: at('2026-12-01') };

  it.each([
    ['all of it for somebody without a plan', 6_000_000, undefined, at('2026-11-10'), 6_000_000],
    [
      'less what is left of the month: two thirds of it',
      6_000_000,
      growth,
      at('2026-11-11'),
      5_000_000,
    ],
    ['minus the whole month on its first day', 6_000_000, growth, growth.from, 4_500_000],
    ['nothing taken off when the month is over', 6_000_000, growth, at('2026-12-05'), 6_000_000],
    ['nothing when it is not dearer', 1_500_000, growth, at('2026-11-11'), undefined],
    ['nothing when it is free', 0, undefined, at('2026-11-11'), undefined],
  ])('charges %s', (_, price, current, now, charge) => {
    expect(upgradeCharge(price, current, now)).toBe(charge);
  });
});
