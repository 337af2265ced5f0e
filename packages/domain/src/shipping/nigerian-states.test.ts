import { describe, expect, it } from 'vitest';
import { isLgaOf, isNigerianState, nigerianStates } from './nigerian-states';

const lgaCount = (name: string) => nigerianStates.find((state) => state.name === name)?.lgas.length;

describe('the states of Nigeria', () => {
  it('are 37 with 774 local government areas, none named twice within its state', () => {
    expect(nigerianStates).toHaveLength(37);
    expect(nigerianStates.reduce((total, { lgas }) => total + new Set(lgas).size, 0)).toBe(774);
    expect([
      lgaCount('Kano'),
      lgaCount('Lagos'),
      lgaCount('Bayelsa'),
      lgaCount('Federal Capital Territory'),
    ]).toEqual([44, 20, 8, 6]);
  });

  it('are spelt as their people spell them', () => {
    expect(isNigerianState('Katsina')).toBe(true);
    expect(isNigerianState('Kastina')).toBe(false);
  });

  it('know to which state an area belongs', () => {
    expect(isLgaOf('Lagos', 'Ikeja')).toBe(true);
    expect(isLgaOf('Ogun', 'Ikeja')).toBe(false);
    expect(isLgaOf('Atlantis', 'Ikeja')).toBe(false);
  });
});
