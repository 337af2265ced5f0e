import { describe, expect, it } from 'vitest';
import { isLgaInState, isNigerianState, nigerianStates } from './nigerian-states';

const lgaCount = (name: string) => nigerianStates.find((state) => state.name === name)?.lgas.length;

describe('nigerianStates', () => {
  it('has 37 states and 774 local government areas, unique within their state', () => {
    expect(nigerianStates).toHaveLength(37);
    expect(nigerianStates.reduce((total, { lgas }) => total + new Set(lgas).size, 0)).toBe(774);
    expect([
      lgaCount('Kano'),
      lgaCount('Lagos'),
      lgaCount('Bayelsa'),
      lgaCount('Federal Capital Territory'),
    ]).toEqual([44, 20, 8, 6]);
  });

  it('uses the official spelling', () => {
    expect(isNigerianState('Katsina')).toBe(true);
    expect(isNigerianState('Kastina')).toBe(false);
  });
});

it('isLgaInState is true for an area of the state, and false for another or an unknown state', () => {
  expect(isLgaInState('Lagos', 'Ikeja')).toBe(true);
  expect(isLgaInState('Ogun', 'Ikeja')).toBe(false);
  expect(isLgaInState('Atlantis', 'Ikeja')).toBe(false);
});
