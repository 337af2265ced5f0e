import type { Interval, Period } from '@market/domain/sales/period';
import type { CsvCell } from '@market/domain/csv';

/** Exported amounts are in naira. */
export const nairaCell = (kobo: number): number => kobo / 100;

/** `sales-by-product-2026-11-01-to-2026-11-20` */
export const reportFileName = (report: string, { startDate, endDate }: Period): string =>
  `${report}-${startDate}-to-${endDate}`;

const intervalHeaders: Record<Interval, string> = {
  day: 'Day',
  week: 'Week from',
  month: 'Month from',
};

interface OverTime {
  interval: Interval;
  points: readonly { date: string; value: number; before: number }[];
}

export const overTimeCells = (
  { interval, points }: OverTime,
  { valueName, inCsv }: { valueName: string; inCsv: (value: number) => number },
): CsvCell[][] => [
  [intervalHeaders[interval], valueName, `${valueName}, previous period`],
  ...points.map(({ date, value, before }) => [date, inCsv(value), inCsv(before)]),
];

interface ResultPage<Row> {
  rows: readonly Row[];
  count: number;
}

/** The maximum number of rows in an export. */
export const MAX_EXPORTED = 1_000;
const PAGE_SIZE = 100;

export async function fetchRankedRows<Row>(
  fetchPage: (page: { page: number; size: number }) => Promise<ResultPage<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < MAX_EXPORTED; page += 1) {
    const { rows, count } = await fetchPage({ page, size: PAGE_SIZE });
    all.push(...rows);
    if (rows.length === 0 || all.length >= count) break;
  }
  return all;
}
