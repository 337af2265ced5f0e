import { createHash } from 'node:crypto';
import { and, asc, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { integer, pgTable, unionAll } from 'drizzle-orm/pg-core';
import type { CatalogueQuery, ProductCard } from '@market/domain/catalogue/product';
import { COUNT_CAP, type Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { productsTable as products, storesTable as stores } from '../../db/schema';
import type { ListingFilter } from './listing-filter';
import { cardColumns, mostSoldFirst, toCard } from './product-cards';
import type { PageOfRows } from './products.repository';

export type ListingOrder = NonNullable<CatalogueQuery['sort']> | 'saving' | 'featured';

const orders: Readonly<Record<ListingOrder, readonly SQL[]>> = {
  relevance: mostSoldFirst,
  newest: [desc(products.createdAt), desc(products.id)],
  'price-asc': [asc(products.sellingPrice), asc(products.id)],
  'price-desc': [desc(products.sellingPrice), desc(products.id)],
  rating: [desc(products.ratingScore), desc(products.id)],
  featured: [
    sql`(${products.id} in (select f.product_id from featured_products f where f.store_id = ${sql.placeholder('store')})) desc`,
    ...mostSoldFirst,
  ],
  saving: [sql`(${products.price} - ${products.sellingPrice}) desc`, desc(products.id)],
};

/** A rating as one word that is told from a part of another: 5 kVA stands in 7.5 kVA too. `search-text.ts` does the same with what is typed. */
const keyFigures = sql`regexp_replace(search_text(replace(found.key_rating, '.', 'p')), '([0-9]) ([a-z])', '\\1\\2', 'g')`;

/**
 * How well a product fits what was typed: its name is just that, its name has all the words, has words that begin so, or they
 * stand in its category or its store; a product of just the rating that was typed comes before the others. Within these by how
 * often, then by sales. Of the row `found`.
 */
const fit = sql<number>`(case
    when lower(found.name) = ${sql.placeholder('typed')} then 40
    when found.search @@ ${sql.placeholder('isName')}::tsquery then 30
    when found.search @@ ${sql.placeholder('wordsOfName')}::tsquery then 20
    else 0
  end + 10 * ts_rank('{0.01, 0.1, 0.6, 1}', found.search, ${sql.placeholder('any')}::tsquery) + 0.1 * found.popularity + case when found.in_stock then 1 else 0 end + case when ${sql.placeholder('figures')} = '' then 0 when position(' ' || ${keyFigures} || ' ' in ${sql.placeholder('figures')}) > 0 then 10 else 0 end)`;

/**
 * Which part of a listing. The limit is written out and a first page has no offset: PostgreSQL plans a statement anew at each
 * call when it does not know how many rows are wanted, and that takes longer than the statement.
 */
interface Window {
  readonly limit: number;
  readonly offset: number | Placeholder;
}

/** The count as a column of a table, which a statement brings along under this name: see `cardColumns`. */
const totals = pgTable('totals', { total: integer('total').notNull() });

/** Where a text finds so many, to fetch them all would take longer than to go down the list of what sells. */
const DENSE = COUNT_CAP;

/** So many of what a text finds are ranked, the most sold ones: the rest comes behind them. */
const RANKED_OF_FEW = 300;
const RANKED_OF_MANY = 100;

/** So many shapes of listings keep a prepared statement on each connection. */
const MAX_PREPARED = 200;

/**
 * Reads listings, each page with its count in one statement that is made once for each shape of filter. Counts stop at
 * COUNT_CAP. What a text finds is ranked among its most sold, so that the work does not grow with the catalogue.
 */
export function listingReader(db: Db) {
  const countOf = (where: SQL | undefined) =>
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

  const sorted = (where: SQL | undefined, order: readonly SQL[], { limit, offset }: Window) =>
    db
      .with(countOf(where))
      .select({ ...cardColumns, total: totals.total })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(totals, sql`true`)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);

  const ranked = ({ narrowed, text }: ListingFilter, { limit, offset }: Window, depth: number) => {
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
      .as(db.select(rankable).from(products).where(and(narrowed, text)).limit(DENSE));
    const total = db.$with('totals').as(
      db
        .select({
          total: sql`count(*)::int`.as('total'),
          isDense: sql`count(*) = ${DENSE}::int`.as('is_dense'),
        })
        .from(probe),
    );
    const isDense = sql`(select is_dense from totals)`;
    const isDeep = depth > RANKED_OF_MANY;
    // The most sold of the few, or down the list of what sells until enough of the many have come by.
    const ofFew = db
      .select()
      .from(probe)
      .where(sql`not ${isDense}`)
      .orderBy(desc(probe.popularity), desc(probe.id))
      .limit(isDeep ? depth : RANKED_OF_FEW);
    const ofMany = db
      .select(rankable)
      .from(products)
      .where(and(narrowed, sql`coalesce(${text}, false)`, isDense))
      .orderBy(...mostSoldFirst)
      .limit(depth);
    const found = db.$with('found').as(unionAll(ofFew, ofMany));
    const placed = db.$with('placed').as(
      db
        .select({
          id: found.id,
          place: sql`row_number() over (order by ${found.popularity} desc, ${found.id} desc)`.as(
            'place',
          ),
          fit: fit.as('fit'),
        })
        .from(found),
    );
    const best = db.$with('best').as(
      db
        .select({
          id: placed.id,
          rank: sql`case when ${placed.place} <= case when ${isDense} then ${RANKED_OF_MANY}::int else ${RANKED_OF_FEW}::int end then ${placed.fit} else -${placed.place} end`.as(
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
    window: Window,
    depth: number,
    name: string,
  ) => {
    const where = and(filter.narrowed, filter.text);
    return {
      page: (filter.text && order === 'relevance'
        ? ranked(filter, window, depth)
        : sorted(where, orders[order], window)
      ).prepare(name),
      count: db
        .with(countOf(where))
        .select({ total: totals.total })
        .from(totals)
        .prepare(name && `${name}_count`),
    };
  };
  const statements = new Map<string, ReturnType<typeof prepare>>();

  const statementOf = (
    filter: ListingFilter,
    order: ListingOrder,
    { limit, offset }: PageOfRows,
  ) => {
    const depth = offset + limit <= RANKED_OF_MANY ? RANKED_OF_MANY : COUNT_CAP;
    const key = [filter.shape, order, limit, offset > 0, depth].join(' ');
    const known = statements.get(key);
    if (known) return known;
    const isKept = statements.size < MAX_PREPARED;
    const made = prepare(
      filter,
      order,
      { limit, offset: offset > 0 ? sql.placeholder('offset') : 0 },
      depth,
      isKept ? `listing_${shortHash(key)}` : '',
    );
    if (isKept) statements.set(key, made);
    return made;
  };

  return async (
    filter: ListingFilter,
    order: ListingOrder,
    page: PageOfRows,
  ): Promise<Page<ProductCard>> => {
    const statement = statementOf(filter, order, page);
    const values = { ...filter.values, ...page };
    const rows = await statement.page.execute(values);
    const [first] = rows;
    // Past the end there is no row that could carry the count.
    const count =
      first?.total ??
      (page.offset === 0 ? 0 : ((await statement.count.execute(values))[0]?.total ?? 0));
    return { rows: rows.map(toCard), count };
  };
}

/** The same name for the same text on every connection, and never longer than PostgreSQL allows. */
const shortHash = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);
