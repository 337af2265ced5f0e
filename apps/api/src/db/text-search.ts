import { and, desc, eq, inArray, lte, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';
import {
  containsLowerUnindexed,
  containsLower,
  listIdsUnlessMany,
  hasFewMatches,
  isInMatches,
  isOneOf,
} from './list-queries';

/** A search first compares this many of the latest rows. */
const LATEST_ROWS = 1_000;
/**
 * With more matches than this among the latest rows, scanning a few more rows fills a page and its
 * count.
 */
const MANY_MATCHES = 20;

/**
 * A table whose `searchText` column holds the searchable text in lower case, with a trigram index.
 */
type SearchedTable = PgTable &
  Readonly<Record<'id' | 'storeId' | 'createdAt' | 'searchText', PgColumn>>;

interface TextSearch {
  /** The condition for the rows that the reader can see. */
  readonly mine: SQL | undefined;
  /** A row matches when it contains one of these texts. */
  readonly texts: readonly string[];
  /** The ids of stores whose rows also match. */
  readonly stores: SQLWrapper;
}

/**
 * The condition for a search. A text that is rare among the latest rows is looked up in the index,
 * a common one is compared row by row. See ADR 0033.
 */
export async function selectTextMatches(
  db: Db,
  table: SearchedTable,
  { mine, texts, stores: matchingStores }: TextSearch,
): Promise<SQL | undefined> {
  const compared = or(...texts.map((text) => containsLowerUnindexed(table.searchText, text)));
  const selectIds = (condition: SQL | undefined) =>
    db.select({ id: table.id }).from(table).where(and(mine, condition));
  const isRare = hasFewMatches('latest', MANY_MATCHES);
  const isOld = hasFewMatches('latest', 0);
  const contained = or(...texts.map((text) => containsLower(table.searchText, text)));
  const { latest, named, last, stores, rows } = await listIdsUnlessMany(db, {
    latest: selectLatestMatches(db, table, mine, compared),
    // Among old matches, the newest come first.
    named: unionAll(
      selectIds(and(isRare, not(isOld), contained)),
      selectIds(and(isOld, contained)).orderBy(desc(table.createdAt)),
    ),
    last: sql`select id from named where ${isOld} limit 1`,
    stores: matchingStores,
    rows: unionAll(
      selectIds(and(isRare, isInMatches(table.id, 'named'))),
      selectIds(and(isRare, isInMatches(table.storeId, 'stores'))),
    ),
  });
  const isCommon = !latest || latest.length > MANY_MATCHES;
  if (rows && named && stores && !isCommon) return isOneOf(table.id, rows) ?? sql`false`;
  return or(
    stores ? isOneOf(table.storeId, stores) : inArray(table.storeId, matchingStores),
    named && !isCommon ? isOneOf(table.id, named) : and(isAsOldAs(db, table, last), compared),
  );
}

/** Whether a row is as old as the row with this id, or older. Undefined when there is no id. */
const isAsOldAs = (db: Db, table: SearchedTable, ids: readonly string[] | null): SQL | undefined =>
  ids?.[0] === undefined
    ? undefined
    : lte(
        table.createdAt,
        sql`(${db.select({ at: table.createdAt }).from(table).where(eq(table.id, ids[0]))})`,
      );

/** The ids of matches among the latest rows, at most one more than `MANY_MATCHES`. */
function selectLatestMatches(
  db: Db,
  table: SearchedTable,
  mine: SQL | undefined,
  compared: SQL | undefined,
) {
  const latest = db
    .select({ id: table.id, isMatch: sql<boolean>`${compared}`.as('is_match') })
    .from(table)
    .where(mine)
    .orderBy(desc(table.createdAt))
    .limit(LATEST_ROWS)
    .as('latest_rows');
  return db
    .select({ id: latest.id })
    .from(latest)
    .where(sql`${latest.isMatch}`)
    .limit(MANY_MATCHES + 1);
}
