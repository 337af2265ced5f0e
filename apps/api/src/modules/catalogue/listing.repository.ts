import { createHash } from 'node:crypto';
import { and, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { integer, pgTable, unionAll } from 'drizzle-orm/pg-core';
import { type Page } from '@market/domain/paging';
import { COUNT_CAP } from '@market/domain/list-limits';
import type { Db } from '../../db/db';
import { storesTable as stores } from '../stores/stores.reads';
import type { ListingFilter } from './listing-filter.repository';
import { sortOrder, type ListingOrder } from './listing-order.repository';
import { cardColumns, mostSoldFirst, type CardRow } from './product-cards.repository';
import type { PageOfRows } from './products.repository';
import { productsTable as products } from './catalogue.tables';

/**
 * A rating as one word, so that 5 kVA does not match part of 7.5 kVA. `search-text.ts` does the
 * same with search texts.
 */
const keyFigures = sql`regexp_replace(search_text(replace(found.key_rating, '.', 'p')), '([0-9]) ([a-z])', '\\1\\2', 'g')`;

/**
 * How well the product in the row `found` matches the search text: the name equals it, contains all
 * words, contains words that start with them, or its category or store contains them. A product
 * with exactly the given rating comes first. Word frequency, sales and stock break ties.
 */
const relevance = sql<number>`(case
    when lower(found.name) = ${sql.placeholder('typed')} then 40
    when found.search @@ ${sql.placeholder('isName')}::tsquery then 30
    when found.search @@ ${sql.placeholder('wordsOfName')}::tsquery then 20
    else 0
  end + 10 * ts_rank('{0.01, 0.1, 0.6, 1}', found.search, ${sql.placeholder('any')}::tsquery) + 0.1 * found.popularity + case when found.in_stock then 1 else 0 end + case when ${sql.placeholder('figures')} = '' then 0 when position(' ' || ${keyFigures} || ' ' in ${sql.placeholder('figures')}) > 0 then 10 else 0 end)`;

/**
 * One page of a list. The limit is a literal and a first page has no offset: PostgreSQL replans a
 * statement on each call when it does not know the number of rows, which takes longer than running
 * it.
 */
interface PageBounds {
  readonly limit: number;
  readonly offset: number | Placeholder;
}

/**
 * The common table expression `totals` as a table, because Drizzle maps columns faster than
 * expressions: see `cardColumns`.
 */
const totals = pgTable('totals', { total: integer('total').notNull() });

/**
 * Counts once. A join would count again for each row of the page when PostgreSQL expects only one
 * row.
 */
const totalColumn = sql<number>`(select total from totals)`.as('total');

/**
 * When a text matches this many products, scanning them by popularity is faster than fetching all
 * matches.
 */
const MANY_MATCHES = COUNT_CAP;

/** At most this many matches are ranked, the best-selling ones; the others follow. */
const MAX_RANKED_OF_FEW = 300;
const MAX_RANKED_OF_MANY = 100;

/** The maximum number of prepared statements for lists on each connection. */
const MAX_PREPARED = 200;

/**
 * Reads lists, each page with its count in one statement that is prepared once per combination of
 * filters. Counts stop at COUNT_CAP. Only the best-selling matches for a text are ranked, so that
 * the work does not grow with the catalogue.
 */
export function listingReader(db: Db) {
  const countMatches = (where: SQL | undefined) =>
    db.$with('totals').as(
      db.select({ total: sql`count(*)::int`.as('total') }).from(
        db
          .select({ one: sql`1`.as('one') })
          .from(products)
          .where(where)
          .limit(COUNT_CAP)
          .as('counted'),
      ),
    );

  const sorted = (where: SQL | undefined, order: readonly SQL[], { limit, offset }: PageBounds) =>
    db
      .with(countMatches(where))
      .select({ ...cardColumns, total: totalColumn })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);

  const ranked = (
    { withoutText, text }: ListingFilter,
    { limit, offset }: PageBounds,
    depth: number,
  ) => {
    const rankable = {
      id: products.id,
      name: products.name,
      keyRating: products.keyRating,
      search: products.search,
      popularity: products.popularity,
      inStock: products.inStock,
    };
    const probe = db
      .$with('probe')
      .as(db.select(rankable).from(products).where(and(withoutText, text)).limit(MANY_MATCHES));
    const total = db.$with('totals').as(
      db
        .select({
          total: sql`count(*)::int`.as('total'),
          isDense: sql`count(*) = ${MANY_MATCHES}::int`.as('is_dense'),
        })
        .from(probe),
    );
    const isDense = sql`(select is_dense from totals)`;
    const isDeep = depth > MAX_RANKED_OF_MANY;
    // Few matches: take the best-selling ones. Many matches: scan by popularity until there are
    // enough.
    const rankedOfFew = db
      .select()
      .from(probe)
      .where(sql`not ${isDense}`)
      .orderBy(desc(probe.popularity), desc(probe.id))
      .limit(isDeep ? depth : MAX_RANKED_OF_FEW);
    const rankedOfMany = db
      .select(rankable)
      .from(products)
      .where(and(withoutText, sql`coalesce(${text}, false)`, isDense))
      .orderBy(...mostSoldFirst)
      .limit(depth);
    const found = db.$with('found').as(unionAll(rankedOfFew, rankedOfMany));
    const placed = db.$with('placed').as(
      db
        .select({
          id: found.id,
          place: sql`row_number() over (order by ${found.popularity} desc, ${found.id} desc)`.as(
            'place',
          ),
          relevance: relevance.as('relevance'),
        })
        .from(found),
    );
    const best = db.$with('best').as(
      db
        .select({
          id: placed.id,
          rank: sql`case when ${placed.place} <= case when ${isDense} then ${MAX_RANKED_OF_MANY}::int else ${MAX_RANKED_OF_FEW}::int end then ${placed.relevance} else -${placed.place} end`.as(
            'rank',
          ),
        })
        .from(placed)
        .orderBy(sql`rank desc`, desc(placed.id))
        .limit(limit)
        .offset(offset),
    );
    return db
      .with(probe, total, found, placed, best)
      .select({ ...cardColumns, total: totals.total })
      .from(best)
      .innerJoin(products, eq(products.id, best.id))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(totals, sql`true`)
      .orderBy(sql`${best.rank} desc`, desc(products.id));
  };

  const prepare = (
    filter: ListingFilter,
    order: ListingOrder,
    window: PageBounds,
    depth: number,
    name: string,
  ) => {
    const where = and(filter.withoutText, filter.text);
    return {
      page: (filter.text && order === 'relevance'
        ? ranked(filter, window, depth)
        : sorted(where, sortOrder(order, filter), window)
      ).prepare(name),
      count: db
        .with(countMatches(where))
        .select({ total: totals.total })
        .from(totals)
        .prepare(name && `${name}_count`),
    };
  };
  const statements = new Map<string, ReturnType<typeof prepare>>();

  const getStatement = (
    filter: ListingFilter,
    order: ListingOrder,
    { limit, offset }: PageOfRows,
  ) => {
    const depth = offset + limit <= MAX_RANKED_OF_MANY ? MAX_RANKED_OF_MANY : COUNT_CAP;
    const key = [filter.shape, order, limit, offset > 0, depth].join(' ');
    const existing = statements.get(key);
    if (existing) return existing;
    const isKept = statements.size < MAX_PREPARED;
    const statement = prepare(
      filter,
      order,
      { limit, offset: offset > 0 ? sql.placeholder('offset') : 0 },
      depth,
      isKept ? `listing_${statementHash(key)}` : '',
    );
    if (isKept) statements.set(key, statement);
    return statement;
  };

  return async (
    filter: ListingFilter,
    order: ListingOrder,
    page: PageOfRows,
  ): Promise<Page<CardRow>> => {
    const statement = getStatement(filter, order, page);
    const values = { ...filter.values, ...page };
    const rows = await statement.page.execute(values);
    const [first] = rows;
    // Past the last page there is no row to carry the count.
    const count =
      first?.total ??
      (page.offset === 0 ? 0 : ((await statement.count.execute(values))[0]?.total ?? 0));
    return { rows, count };
  };
}

/** A stable name of a prepared statement for each key, within PostgreSQL's length limit. */
const statementHash = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);
