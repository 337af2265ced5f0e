import { expect, it } from 'vitest';
import { calculateSimilarity } from './similarity';

const inverter = { power: 5, voltage: '48 V', wifi: true };

it.each([
  [{ ...inverter }, 1],
  [{ ...inverter, power: 2.5 }, 2.5 / 3],
  [{ ...inverter, voltage: '24 V' }, 2 / 3],
  [{ power: 5 }, 1 / 3],
  [{ power: -5, voltage: '24 V', wifi: false }, 0],
  [{}, 0],
])(
  'calculateSimilarity returns the mean similarity of the first product’s attributes to those of %o',
  (other, expected) => {
    expect(calculateSimilarity(inverter, other)).toBeCloseTo(expected);
    expect(calculateSimilarity({}, other)).toBe(0);
  },
);
