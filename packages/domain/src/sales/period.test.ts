import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar';
import {
  countDays,
  chooseInterval,
  listIntervals,
  periodQuerySchema,
  previousPeriod,
  startOfInterval,
  extendToMonthEnd,
  splitIntoMonths,
  type Period,
} from './period';
import { overTimeQuerySchema, rankingQuerySchema } from './report';

const period = (startDate: string, endDate: string): Period => ({ startDate, endDate });

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 1500 }))
  .map(([from, length]) => {
    const startDate = addDays('2019-01-01', from);
    return period(startDate, addDays(startDate, length - 1));
  });

describe('previousPeriod', () => {
  it.each([
    ['2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2025-12-01', '2026-11-20', '2024-12-01', '2025-11-20'],
    ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
  ])(
    'returns, for the period from %s to %s, the period from %s to %s',
    (startDate, endDate, previousStart, previousEnd) => {
      expect(previousPeriod(period(startDate, endDate))).toEqual(
        period(previousStart, previousEnd),
      );
    },
  );

  it('returns an earlier period with the same number of months, or of days when the period starts mid-month', () => {
    fc.assert(
      fc.property(anyPeriod, (each) => {
        const before = previousPeriod(each);
        expect(before.startDate <= before.endDate && before.endDate < each.startDate).toBe(true);
        const lengthOf = each.startDate.endsWith('-01')
          ? (period: Period) => listIntervals(period, 'month').length
          : countDays;
        expect(lengthOf(before)).toBe(lengthOf(each));
      }),
    );
  });
});

describe('the intervals of a period', () => {
  it('are days, weeks that start on Monday, or months', () => {
    expect(listIntervals(period('2026-10-30', '2026-11-02'), 'day')).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
    expect(listIntervals(period('2026-11-01', '2026-11-20'), 'week')).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(listIntervals(period('2025-12-15', '2026-02-01'), 'month')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    expect([
      chooseInterval(period('2026-11-01', '2026-11-30')),
      chooseInterval(period('2026-09-01', '2026-11-30')),
      chooseInterval(period('2025-12-01', '2026-11-30')),
    ]).toEqual(['day', 'week', 'month']);
  });

  it('cannot be listed when the period is too long or invalid', () => {
    for (const interval of ['day', 'week', 'month'] as const) {
      expect(() => listIntervals(period('2026-01-01', '9999-12-31'), interval)).toThrow(RangeError);
      expect(listIntervals(period('9999-12-01', '9999-12-31'), interval).length).toBeLessThan(32);
      expect(() => listIntervals(period('soon', 'later'), interval)).toThrow(RangeError);
    }
  });

  it('cover each day exactly once', () => {
    fc.assert(
      fc.property(
        anyPeriod,
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        (each, interval) => {
          const starts = new Set(listIntervals(each, interval));
          for (let day = each.startDate; day <= each.endDate; day = addDays(day, 1))
            expect(starts.has(startOfInterval(day, interval))).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are whole months and the remaining days when the period is split into months', () => {
    expect(splitIntoMonths(period('2026-09-15', '2026-11-20'))).toEqual({
      months: ['2026-10-01'],
      days: [period('2026-09-15', '2026-09-30'), period('2026-11-01', '2026-11-20')],
    });
    expect(splitIntoMonths(period('2026-11-01', '2026-11-30'))).toEqual({
      months: ['2026-11-01'],
      days: [],
    });
    fc.assert(
      fc.property(anyPeriod, (each) => {
        const { months, days } = splitIntoMonths(each);
        const inMonths = months.reduce(
          (sum, month) =>
            sum +
            new Date(
              Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0),
            ).getUTCDate(),
          0,
        );
        expect(days.reduce((sum, part) => sum + countDays(part), inMonths)).toBe(countDays(each));
      }),
    );
  });
});

it('extendToMonthEnd extends a period to the end of its month when it includes today', () => {
  const today = '2026-11-20';
  expect(extendToMonthEnd(period('2026-09-15', today), today)).toEqual(
    period('2026-09-15', '2026-11-30'),
  );
  expect(extendToMonthEnd(period('2026-09-15', '2026-12-02'), today)).toEqual(
    period('2026-09-15', '2026-12-31'),
  );
  expect(extendToMonthEnd(period('2026-09-15', '2026-11-19'), today)).toEqual(
    period('2026-09-15', '2026-11-19'),
  );
});

describe('report queries', () => {
  it.each([periodQuerySchema, overTimeQuerySchema, rankingQuerySchema])(
    'require two dates in order, at most five years apart',
    (schema) => {
      expect(z.safeParse(schema, period('2026-11-01', '2026-11-20')).success).toBe(true);
      expect(z.safeParse(schema, period('2026-11-20', '2026-11-01')).success).toBe(false);
      expect(z.safeParse(schema, period('2020-11-20', '2026-11-01')).success).toBe(false);
      expect(z.safeParse(schema, { startDate: '2026-11-01' }).success).toBe(false);
    },
  );
});
