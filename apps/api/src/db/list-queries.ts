import { sql, type SQLWrapper, type SQL } from 'drizzle-orm';
import { COUNT_CAP } from '@market/domain/list-limits';
import type { Db } from './db';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Escapes `50%_off` into a pattern that matches exactly this text anywhere. */
export const likePattern = (text: string): string => `%${escaped(text)}%`;

/** A pattern that matches exactly this text at the start. */
export const startPattern = (text: string): string => `${escaped(text)}%`;

/** Counts the rows of a query, up to `COUNT_CAP`. */
export async function cappedCount(db: Db, rows: SQLWrapper): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(${rows} limit ${COUNT_CAP}) counted`);
  return row?.count ?? 0;
}

/** Up to this many matches, a search lists the ids. With more, a scan of the latest rows finds enough. */
const FEW = 2_000;

/** Whether a column is one of the ids of a source. */
export const isFrom = (column: SQLWrapper, source: string): SQL =>
  sql`${column} in (select id from ${sql.identifier(source)})`;

/** Whether a column is one of these ids. */
export const isOneOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/**
 * The ids that the queries `parts` find, undefined when there are many. Looking a rare text up in
 * each of its indexes avoids a scan of all rows; a common text is found in the first rows of a scan.
 * `sources` are queries of other tables' ids, by the names under which parts read them with `isFrom`.
 * A source with many ids counts as many matches, and then no part runs.
 */
export async function fewIds(
  db: Db,
  parts: readonly SQLWrapper[],
  sources: Readonly<Record<string, SQLWrapper>> = {},
): Promise<string[] | undefined> {
  const names = Object.keys(sources).map((name) => sql.identifier(name));
  const tables = Object.entries(sources).map(
    ([name, query]) =>
      sql`${sql.identifier(name)} as materialized (select id from (${query}) source limit ${FEW + 1})`,
  );
  const isMany = sql.join(
    [sql`false`, ...names.map((name) => sql`exists (select from ${name} offset ${FEW})`)],
    sql` or `,
  );
  const found = sql`select id from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}) parts where not (${isMany}) union all select null::uuid where ${isMany}`;
  const rows = await db
    .select({ id: sql<string | null>`id` })
    .from(
      sql`(${tables.length > 0 ? sql`with ${sql.join(tables, sql`, `)}` : sql``} ${found} limit ${FEW + 1}) found`,
    );
  const ids = rows.flatMap(({ id }) => id ?? []);
  return rows.length > FEW || ids.length < rows.length ? undefined : [...new Set(ids)];
}
