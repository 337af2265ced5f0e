import { sql, type SQLWrapper, type SQL } from 'drizzle-orm';
import { COUNT_CAP } from '@market/domain/list-limits';
import { referencePattern } from '@market/domain/transactions/payment-reference';
import type { Db } from './db';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns a pattern that matches a text such as `50%_off` literally, at any position. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;

/** Like `likePattern`, but the short form of a payment's reference matches that reference. */
export function searchPattern(text: string): string {
  const reference = referencePattern(text);
  return reference === undefined ? likePattern(text) : `%${reference}`;
}

/**
 * Whether a lower-case column contains the text, in upper or lower case. Can use a trigram index.
 */
export const containsLower = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like lower(${likePattern(text)})`;

/**
 * Like `containsLower` but without an index, for scans that stop when the page is full or the count
 * reaches its cap.
 */
export const containsLowerUnindexed = (column: SQLWrapper, text: string): SQL =>
  sql`strpos(${column}, lower(${text})) > 0`;

/** Returns a pattern that matches the text literally, at the start. */
export const prefixPattern = (text: string): string => `${escapeLike(text)}%`;

/** Counts the rows of a query, up to a cap. */
export async function countUpTo(db: Db, rows: SQLWrapper, cap = COUNT_CAP): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(${rows} limit ${cap}) counted`);
  return row?.count ?? 0;
}

/**
 * The rows of a page, and the number of all matches. Does not count when the page shows where the
 * list ends: a page with fewer rows than the limit, except an empty page past the end.
 */
export async function toCountedPage<Row>(
  rows: readonly Row[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: () => Promise<number>,
  cap = COUNT_CAP,
): Promise<{ rows: Row[]; count: number }> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return {
    rows: [...rows],
    count: isLast ? Math.min(offset + rows.length, cap) : await count(),
  };
}

/**
 * A search lists the ids of up to this many matches. With more matches, a scan of the latest rows
 * finds enough of them.
 */
const FEW_MATCHES = 2_000;

/** Like `FEW_MATCHES`, for a table with thousands of rows, which a scan compares in a few ms. */
export const FEW_IN_SHORT_TABLE = 200;

/** Whether an earlier query of `listIdsUnlessMany` found at most `limit` ids. */
export const hasFewMatches = (name: string, limit = FEW_MATCHES): SQL =>
  sql`not exists (select from ${sql.identifier(name)} offset ${limit})`;

/**
 * Whether a column is one of the ids that an earlier query of `listIdsUnlessMany` found. False when
 * that query found many.
 */
export const isInMatches = (column: SQLWrapper, name: string): SQL =>
  sql`${column} in (select id from ${sql.identifier(name)}) and ${hasFewMatches(name)}`;

/** Whether a column is one of these ids. */
export const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/**
 * Returns the ids that each query finds, or null when there are many, in one statement. Looking up
 * a rare text in the index of each table avoids a scan of all rows; a scan finds a common text in
 * the first rows. A query may read the ids of earlier ones with `isInMatches`.
 */
export async function listIdsUnlessMany<Name extends string>(
  db: Db,
  queries: Readonly<Record<Name, SQLWrapper>>,
  limit = FEW_MATCHES,
): Promise<Readonly<Record<Name, readonly string[] | null>>> {
  const entries = Object.entries<SQLWrapper>(queries);
  const tables = entries.map(
    ([name, query]) =>
      sql`${sql.identifier(name)} as materialized (select id from (${query}) ids limit ${limit + 1})`,
  );
  const lists = entries.map(
    ([name]) =>
      sql`${name}::text, case when ${hasFewMatches(name, limit)} then (select coalesce(json_agg(distinct id), '[]') from ${sql.identifier(name)}) end`,
  );
  const [row] = await db
    .select({ found: sql<Record<Name, readonly string[] | null>>`found` })
    .from(
      sql`(with ${sql.join(tables, sql`, `)} select json_build_object(${sql.join(lists, sql`, `)}) as found) lists`,
    );
  if (!row) throw new Error('The statement returned no row');
  return row.found;
}
