import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Suggestions } from '@market/domain/catalogue/facets';
import type { Page } from '@market/domain/paging';
import type { OfficialOutlet } from '@market/domain/catalogue/curation';
import type { StoreCard, StoreShelvesQuery } from '@market/domain/stores/store-card';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { notFound } from '../../platform/errors';
import { followsTable } from '../follows/follows.reads';
import { isStoreWithSlugOrId, storesTable as stores } from '../stores/stores.reads';
import { meanRating } from './row-views';
import { isListedExpression } from './listing-filter.repository';
import { correctSearch } from './search';
import { plainText } from './search-text';
import { productsTable as products } from './catalogue.tables';

const OUTLET_PRODUCTS = 6;

/**
 * One condition per word: the store's name contains it, ignoring accents and case. `ola` finds `Ọlá
 * Energy`.
 */
const storeNameConditions = (text: string): SQL[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => sql`search_text(${stores.storeName}) like ${likePattern(word)}`);

const isLive = eq(stores.status, 'live');

export async function findLiveStoreId(db: Db, slugOrId: string): Promise<string> {
  const [row] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(isLive, isStoreWithSlugOrId(slugOrId)));
  if (!row) throw notFound('This store');
  return row.id;
}

export async function lockLiveStore(
  db: Db,
  storeId: string,
): Promise<{ merchantId: string; storeName: string } | undefined> {
  const [row] = await db
    .select({ merchantId: stores.merchantId, storeName: stores.storeName })
    .from(stores)
    .where(and(isLive, eq(stores.id, storeId)))
    .for('share');
  return row;
}

/** Products on the store's own page, including those that are not on the marketplace. */
const productCountExpression =
  sql<number>`(select count(*) from products p where p.store_id = "stores"."id" and p.approval_status = 'approved')`.mapWith(
    Number,
  );

const storeCardColumns = {
  id: stores.id,
  slug: stores.slug,
  storeName: stores.storeName,
  logo: stores.logo,
  city: stores.city,
  state: stores.state,
  isOfficialOutlet: stores.isOfficialOutlet,
  ratingSum: stores.ratingSum,
  ratingCount: stores.ratingCount,
  followers: stores.followerCount,
  productCount: productCountExpression,
};

const selectStoreCards = (db: Db) => db.select(storeCardColumns).from(stores);

type StoreCardRow = Awaited<ReturnType<ReturnType<typeof selectStoreCards>['execute']>>[number];

const toStoreCard = ({ ratingSum, logo, city, state, ...row }: StoreCardRow): StoreCard => ({
  ...row,
  logo: logo ?? undefined,
  city: city ?? undefined,
  state: state ?? undefined,
  rating: meanRating({ ratingSum, ratingCount: row.ratingCount }),
});

const sortOrders = {
  followers: [desc(stores.followerCount)],
  rating: [
    sql`${stores.ratingSum}::float / nullif(${stores.ratingCount}, 0) desc nulls last`,
    desc(stores.ratingCount),
  ],
  newest: [desc(stores.createdAt)],
  name: [],
} as const;

function directoryCondition({
  official,
  state,
  categoryId,
}: Pick<StoreShelvesQuery, 'official' | 'state' | 'categoryId'>): SQL | undefined {
  return and(
    official && eq(stores.isOfficialOutlet, true),
    state ? eq(stores.state, state) : undefined,
    categoryId
      ? sql`exists (select 1 from products p where p.store_id = ${stores.id} and p.listed and p.category_id = ${categoryId})`
      : undefined,
  );
}

const hasStore = async (db: Db, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: stores.id }).from(stores).where(where).limit(1)).length > 0;

/**
 * Live stores, found even by a misspelt name; most followed first unless sorted otherwise, then by
 * name. With `followedBy`, only those that this customer follows.
 */
export async function listStores(
  db: Db,
  {
    search,
    sort = 'followers',
    limit,
    offset,
    followedBy,
    ...filters
  }: Omit<StoreShelvesQuery, 'store'> & { followedBy?: string | undefined },
): Promise<Page<StoreCard>> {
  const followed =
    followedBy === undefined
      ? undefined
      : inArray(
          stores.id,
          db
            .select({ id: followsTable.storeId })
            .from(followsTable)
            .where(eq(followsTable.userId, followedBy)),
        );
  const named = (text: string | undefined) =>
    and(isLive, followed, directoryCondition(filters), ...(text ? storeNameConditions(text) : []));
  const asTyped = named(search);
  const corrected =
    search && !(await hasStore(db, asTyped))
      ? (await correctSearch(db, search, { orAny: false }))?.didYouMean
      : undefined;
  const where = corrected === undefined ? asTyped : named(corrected);
  const [rows, total] = await Promise.all([
    selectStoreCards(db)
      .where(where)
      .orderBy(...sortOrders[sort], asc(stores.storeName), asc(stores.id))
      .limit(limit)
      .offset(offset),
    db.select({ stores: count() }).from(stores).where(where),
  ]);
  return { rows: rows.map(toStoreCard), count: total[0]?.stores ?? 0 };
}

export async function countStoresByState(
  db: Db,
): Promise<{ state: string | null; storeCount: number; outletCount: number }[]> {
  return db
    .select({
      state: stores.state,
      storeCount: count(),
      outletCount: sql<number>`count(*) filter (where ${stores.isOfficialOutlet})`.mapWith(Number),
    })
    .from(stores)
    .where(isLive)
    .groupBy(stores.state)
    .orderBy(asc(stores.state));
}

export const listOfficialStores = async (db: Db): Promise<StoreCard[]> =>
  (
    await selectStoreCards(db)
      .where(and(isLive, eq(stores.isOfficialOutlet, true)))
      .orderBy(asc(stores.storeName))
  ).map(toStoreCard);

export const listAllOfficialStores = async (db: Db): Promise<OfficialOutlet[]> => {
  const rows = await db
    .select({ ...storeCardColumns, status: stores.status })
    .from(stores)
    .where(eq(stores.isOfficialOutlet, true))
    .orderBy(asc(stores.storeName));
  return rows.map(({ status, ...card }) => ({ ...toStoreCard(card), status }));
};

export function isBestOfStore(db: Db, storeIds: readonly string[]) {
  const ranked = db
    .select({
      id: products.id,
      place:
        sql<number>`row_number() over (partition by ${products.storeId} order by ${products.soldCount} desc, ${products.id})`.as(
          'place',
        ),
    })
    .from(products)
    .where(and(isListedExpression, inArray(products.storeId, [...storeIds])))
    .as('ranked');
  return inArray(
    products.id,
    db
      .select({ id: ranked.id })
      .from(ranked)
      .where(sql`${ranked.place} <= ${OUTLET_PRODUCTS}`),
  );
}

export async function listStoresByName(
  db: Db,
  text: string,
  limit: number,
): Promise<Suggestions['stores']> {
  const rows = await db
    .select({ id: stores.id, slug: stores.slug, storeName: stores.storeName, logo: stores.logo })
    .from(stores)
    .where(and(isLive, ...storeNameConditions(text)))
    .orderBy(desc(stores.followerCount), asc(stores.storeName))
    .limit(limit);
  return rows.map(({ logo, ...row }) => ({ ...row, logo: logo ?? undefined }));
}
