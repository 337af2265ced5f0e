import { expect, it } from 'vitest';
import { addMonth, lagosMidnight } from './calendar';

it.each([
  ['2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z'],
  ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ['2026-12-31T12:00:00Z', '2027-01-31T12:00:00Z'],
  // Half past midnight on 31 January in Lagos.
  ['2027-01-30T23:30:00Z', '2027-02-27T23:30:00Z'],
])('in Lagos, one month after %s is %s', (from, until) => {
  expect(addMonth(new Date(from)).toISOString()).toBe(new Date(until).toISOString());
});

it('a date in Lagos starts at 23:00 UTC on the day before', () => {
  expect(lagosMidnight('2026-11-01').toISOString()).toBe('2026-10-31T23:00:00.000Z');
  expect(lagosMidnight('2026-12-31', 1).toISOString()).toBe('2026-12-31T23:00:00.000Z');
});
