import { describe, expect, it } from 'vitest';
import { fromStored, lengthUnits, toStored, weightUnits } from './measures';

const hundredths = Array.from({ length: 2000 }, (_, index) => (index + 1) / 100);

describe('measures', () => {
  it('are stored in kilograms and centimetres', () => {
    expect([
      toStored(850, 'g'),
      toStored(38.36, 'lb'),
      toStored(13, 'in'),
      toStored(17.4, 'kg'),
    ]).toEqual([0.85, 17.4, 33.02, 17.4]);
  });

  it.each([...weightUnits, ...lengthUnits])('keep the entered value, in %s', (unit) => {
    const typed = unit === 'g' ? hundredths.map((value) => value * 100) : hundredths;
    for (const value of typed)
      expect(fromStored(toStored(value, unit), unit)).toBeCloseTo(value, 6);
  });
});
