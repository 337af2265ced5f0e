import { expect, it } from 'vitest';
import { chartScale } from './chart-scale';

it('the chart scale starts at zero and ends on a round step at or above the highest value', () => {
  expect(chartScale(48.2)).toEqual({ top: 50, ticks: [0, 10, 20, 30, 40, 50] });
  expect(chartScale(3).ticks).toEqual([0, 1, 2, 3]);
  expect(chartScale(0)).toEqual({ top: 1, ticks: [0] });
  expect(chartScale(1).ticks).toEqual([0, 1]);
  expect(chartScale(12).ticks).toEqual([0, 5, 10, 15]);
});
