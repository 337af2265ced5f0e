import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resolvePeriod, periodSearchSchema, periodText } from './period';

// 00:30 in Lagos is still the previous day in UTC.
const now = new Date('2026-11-19T23:30:00.000Z');
const parse = (search: object) => z.parse(periodSearchSchema, search);

describe('the report period', () => {
  it('ends with the current date in Lagos', () => {
    expect(resolvePeriod(parse({ period: '7-days' }), now)).toEqual({
      startDate: '2026-11-14',
      endDate: '2026-11-20',
    });
    expect(resolvePeriod(parse({ period: 'this-month' }), now)).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    });
    expect(resolvePeriod(parse({ period: '12-months' }), now)).toEqual({
      startDate: '2025-12-01',
      endDate: '2026-11-20',
    });
    expect(
      resolvePeriod(parse({ period: '12-months' }), new Date('2027-01-31T12:00:00.000Z')),
    ).toEqual({
      startDate: '2026-02-01',
      endDate: '2027-01-31',
    });
    expect(
      resolvePeriod(parse({ period: '12-months' }), new Date('2026-12-31T12:00:00.000Z')).startDate,
    ).toBe('2026-01-01');
  });

  it('uses the dates of the URL when they are valid, and the last 30 days otherwise', () => {
    const days = { startDate: '2026-10-30', endDate: '2026-11-02' };
    expect(resolvePeriod(parse(days), now)).toEqual(days);
    const last30 = { startDate: '2026-10-22', endDate: '2026-11-20' };
    expect(resolvePeriod(parse({ startDate: '2026-11-02', endDate: '2026-10-30' }), now)).toEqual(
      last30,
    );
    expect(
      resolvePeriod(parse({ startDate: '2026-02-30', endDate: '2026-11-02', period: 'ages' }), now),
    ).toEqual(last30);
  });

  it('omits the month and year from the first day when both days share them', () => {
    expect(periodText({ startDate: '2026-11-01', endDate: '2026-11-20' })).toBe(
      '1 to 20\u00a0November\u00a02026',
    );
    expect(periodText({ startDate: '2026-10-30', endDate: '2026-11-02' })).toBe(
      '30\u00a0October to 2\u00a0November\u00a02026',
    );
    expect(periodText({ startDate: '2025-12-01', endDate: '2026-11-20' })).toBe(
      '1\u00a0December\u00a02025 to 20\u00a0November\u00a02026',
    );
    expect(periodText({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe(
      '20\u00a0November\u00a02026',
    );
  });
});
