import { describe, expect, it } from 'vitest';
import { fromStoredUnit, lengthUnits, toStoredUnit, weightUnits } from './measures';

const hundredths = Array.from({ length: 2000 }, (_, index) => (index + 1) / 100);

describe('measures', () => {
  it('are stored in kilograms and centimetres', () => {
    expect([
      toStoredUnit(850, 'g'),
      toStoredUnit(38.36, 'lb'),
      toStoredUnit(13, 'in'),
      toStoredUnit(17.4, 'kg'),
    ]).toEqual([0.85, 17.4, 33.02, 17.4]);
  });

  it.each([...weightUnits, ...lengthUnits])('keep a value entered in %s', (unit) => {
    const typed = unit === 'g' ? hundredths.map((value) => value * 100) : hundredths;
    for (const value of typed)
      expect(fromStoredUnit(toStoredUnit(value, unit), unit)).toBeCloseTo(value, 6);
  });
});
