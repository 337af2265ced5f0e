import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text';

it('counts working days in Lagos from the day after', () => {
  const friday = new Date('2026-11-20T10:00:00Z');
  expect(arrivalText({ minDays: 1, maxDays: 2 }, friday)).toBe('Arrives Monday 23 to Tuesday 24 November');
  expect(arrivalText({ minDays: 2, maxDays: 2 }, friday)).toBe('Arrives Tuesday 24 November');
  expect(arrivalText({ minDays: 5, maxDays: 7 }, friday)).toBe('Arrives Friday 27 November to Tuesday 1 December');
  // Half past eleven at night in UTC is Friday in Lagos already.
  expect(arrivalText({ minDays: 1, maxDays: 1 }, new Date('2026-11-19T23:30:00Z'))).toBe('Arrives Monday 23 November');
});
