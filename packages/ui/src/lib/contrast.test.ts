import { expect, it } from 'vitest';
import { contrastRatio, nearestPassing } from './contrast';

it('measures as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#FF6A13', '#ffffff')).toBeCloseTo(2.87, 1);
  expect(contrastRatio('#b03f00', '#ffffff')).toBeCloseTo(5.9, 1);
  expect(contrastRatio('orange', '#ffffff')).toBeNull();
});

it.each([
  ['#ff6a13', '#ffffff'],
  ['#333333', '#17140f'],
  ['#808080', '#7f7f7f'],
])('offers a colour near %s that can be read on %s', (colour, ground) => {
  expect(contrastRatio(nearestPassing(colour, ground, 4.5) ?? '', ground)).toBeGreaterThanOrEqual(
    4.5,
  );
});

it('leaves a passing colour as it is', () => {
  expect(nearestPassing('#b03f00', '#ffffff', 4.5)).toBe('#b03f00');
});
