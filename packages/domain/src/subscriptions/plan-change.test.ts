import { describe, expect, it } from 'vitest';
import { upgradeCharge } from './plan-change';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('upgradeCharge', () => {
  const growth = { price: 1_500_000, from: at('2026-11-01'), until: at('2026-12-01') };

  it.each([
    ['the full price without a paid plan', 6_000_000, undefined, at('2026-11-10'), 6_000_000],
    [
      'the price less the unused two thirds of the current month',
      6_000_000,
      growth,
      at('2026-11-11'),
      5_000_000,
    ],
    [
      'the price less the whole current month on its first day',
      6_000_000,
      growth,
      growth.from,
      4_500_000,
    ],
    [
      'the full price when the current month is over',
      6_000_000,
      growth,
      at('2026-12-05'),
      6_000_000,
    ],
    [
      'nothing for a plan that is not more expensive',
      1_500_000,
      growth,
      at('2026-11-11'),
      undefined,
    ],
    ['nothing for the free plan', 0, undefined, at('2026-11-11'), undefined],
  ])('charges %s', (_, price, current, now, charge) => {
    expect(upgradeCharge(price, current, now)).toBe(charge);
  });
});
