import { COUNT_CAP } from '@market/domain/page-limits';
import { cursorOf, cursorText, type Cursor } from './cursor';

export interface LongPage<T> {
  rows: T[];
  count: number;
  isCapped: boolean;
  next?: string;
}

/** Reads one extra row, which tells whether there is a next page. Throws 422 on `after`. */
export const withOneMore = ({ limit, after }: { limit: number; after?: string | undefined }) => ({
  limit: limit + 1,
  after: after === undefined ? undefined : cursorOf(after),
});

interface Found {
  readonly limit: number;
  /** At most `COUNT_CAP` + 1. */
  readonly counted: number;
}

/**
 * Builds the page from the rows that `withOneMore` read; `cursor` returns the position of a row.
 */
export function longPage<Row>(
  found: readonly Row[],
  { limit, counted }: Found,
  cursor: (row: Row) => Cursor,
): LongPage<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    count: Math.min(counted, COUNT_CAP),
    isCapped: counted > COUNT_CAP,
    ...(found.length > limit && last && { next: cursorText(cursor(last)) }),
  };
}
