import { COUNT_CAP } from '@market/domain/list-limits';
import { validate as isUuid } from 'uuid';
import { invalid } from '../../platform/errors';

export interface CursorPage<T> {
  rows: T[];
  count: number;
  isCapped: boolean;
  next?: string;
}

/**
 * Query parameters that read one extra row, which tells whether there is a next page. Throws 422 on
 * `after`.
 */
export const withExtraRow = ({ limit, after }: { limit: number; after?: string | undefined }) => ({
  limit: limit + 1,
  after: after === undefined ? undefined : parseCursor(after),
});

interface FoundRows {
  readonly limit: number;
  /** The number of rows, at most `COUNT_CAP` + 1. */
  readonly counted: number;
}

/**
 * Builds the page from the rows that `withExtraRow` read; `cursor` returns the position of a row.
 */
export function toCursorPage<Row>(
  found: readonly Row[],
  { limit, counted }: FoundRows,
  cursor: (row: Row) => Cursor,
): CursorPage<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    count: Math.min(counted, COUNT_CAP),
    isCapped: counted > COUNT_CAP,
    ...(found.length > limit && last && { next: formatCursor(cursor(last)) }),
  };
}

/** The last row of a page. The next page starts after it, whatever rows were added or removed. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

const formatCursor = ({ createdAt, id }: Cursor): string => `${createdAt.toISOString()}_${id}`;

export function parseCursor(text: string): Cursor {
  const [time = '', id = ''] = text.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id))
    throw invalid('after', 'This page link is no longer valid. Go to the first page.');
  return { createdAt, id };
}
