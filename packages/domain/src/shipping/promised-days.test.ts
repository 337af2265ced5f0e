import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lagosDate } from '../lagos-time';
import { defaultDispatchRules, weekdays } from './dispatch-rules';
import { arrivesText, shortDaysText } from './promise-text';
import { isPastPromise, isWorkingDay, promisedDays } from './promised-days';

const van = { minDays: 1, maxDays: 3 };
const at = (time: string) => new Date(time);

describe('promisedDays', () => {
  it('dispatches on the same day until the cut-off, and on the next working day after it, in Lagos time', () => {
    expect(promisedDays(defaultDispatchRules, van, at('2026-11-20T12:59:00Z'))).toEqual({
      dispatchDay: '2026-11-20',
      firstDay: '2026-11-23',
      lastDay: '2026-11-25',
    });
    expect(promisedDays(defaultDispatchRules, van, at('2026-11-20T13:00:00Z'))).toEqual({
      dispatchDay: '2026-11-23',
      firstDay: '2026-11-24',
      lastDay: '2026-11-26',
    });
    // 23:30 UTC is already Friday in Lagos.
    expect(
      promisedDays(defaultDispatchRules, { minDays: 1, maxDays: 1 }, at('2026-11-19T23:30:00Z')),
    ).toMatchObject({ dispatchDay: '2026-11-20', lastDay: '2026-11-23' });
  });

  it("skips the store's days off, the carrier's weekend and public holidays", () => {
    expect(
      promisedDays({ cutOff: '18:00', workingDays: [6] }, van, at('2026-11-20T10:00:00Z')),
    ).toMatchObject({ dispatchDay: '2026-11-21', firstDay: '2026-11-23' });
    expect(
      promisedDays(defaultDispatchRules, { minDays: 1, maxDays: 2 }, at('2026-12-24T10:00:00Z')),
    ).toMatchObject({ dispatchDay: '2026-12-24', firstDay: '2026-12-28', lastDay: '2026-12-29' });
  });

  it('returns working days from today on, in order, and never an earlier last day for a later order', () => {
    const rules = fc.record({
      cutOff: fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
      workingDays: fc.subarray([...weekdays], { minLength: 1 }),
    });
    const days = fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
      .map(([min, more]) => ({ minDays: min, maxDays: min + more }));
    const moment = fc.date({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        rules,
        days,
        moment,
        fc.integer({ min: 0, max: 20 * 86_400_000 }),
        (dispatch, carrier, now, later) => {
          const { dispatchDay, firstDay, lastDay } = promisedDays(dispatch, carrier, now);
          expect(
            dispatchDay >= lagosDate(now) && firstDay >= dispatchDay && lastDay >= firstDay,
          ).toBe(true);
          expect(isWorkingDay(dispatchDay, dispatch.workingDays)).toBe(true);
          if (carrier.minDays > 0)
            expect(
              isWorkingDay(firstDay, [1, 2, 3, 4, 5]) && isWorkingDay(lastDay, [1, 2, 3, 4, 5]),
            ).toBe(true);
          expect(firstDay === lastDay || carrier.minDays < carrier.maxDays).toBe(true);
          expect(
            promisedDays(dispatch, carrier, new Date(now.getTime() + later)).lastDay >= lastDay,
          ).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('isPastPromise is true from the day after the last promised day', () => {
  expect([
    isPastPromise({ lastDay: '2026-11-24' }, '2026-11-24'),
    isPastPromise({ lastDay: '2026-11-24' }, '2026-11-25'),
  ]).toEqual([false, true]);
});

it('arrivesText and shortDaysText format one day and a range of days', () => {
  const day = { firstDay: '2026-11-24', lastDay: '2026-11-24' };
  expect([arrivesText(day), shortDaysText(day), arrivesText(day, '2026-11-24')]).toEqual([
    'Arrives Tuesday 24\u00a0November',
    'Tue\u00a024\u00a0Nov',
    'Arrives today',
  ]);
  const range = { firstDay: '2026-11-25', lastDay: '2026-11-27' };
  expect([arrivesText(range), shortDaysText(range)]).toEqual([
    'Arrives Wed\u00a025 to Fri\u00a027\u00a0Nov',
    'Wed\u00a025 to Fri\u00a027\u00a0Nov',
  ]);
  expect(shortDaysText({ firstDay: '2026-11-27', lastDay: '2026-12-01' })).toBe(
    'Fri\u00a027\u00a0Nov to Tue\u00a01\u00a0Dec',
  );
});
