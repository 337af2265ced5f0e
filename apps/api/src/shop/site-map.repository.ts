import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/db';
import {
  categoriesTable as categories,
  productsTable as products,
} from '../modules/catalogue/catalogue.reads';
import { storesTable as stores } from '../modules/stores/stores.reads';

const BATCH_SIZE = 1000;

interface SiteMapRow {
  readonly id: string;
  readonly changedAt: Date;
}

const isListed = eq(products.listed, true);

export const countListedProducts = (db: Db): Promise<number> => db.$count(products, isListed);

/**
 * Yields `limit` listed products from `offset` on, in the order of their ids, with one batch in
 * memory at a time.
 */
export async function* listProducts(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<SiteMapRow> {
  let remaining = limit;
  let rows = await selectBatch(db, undefined, Math.min(BATCH_SIZE, remaining), offset);
  while (rows.length > 0 && remaining > 0) {
    yield* rows;
    remaining -= rows.length;
    rows =
      remaining > 0
        ? await selectBatch(db, rows.at(-1)?.id, Math.min(BATCH_SIZE, remaining), 0)
        : [];
  }
}

const selectBatch = (db: Db, after: string | undefined, limit: number, offset: number) =>
  db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(and(isListed, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);

/** Each category as its path of ids, from the first level down. */
export async function listCategoryBranches(db: Db): Promise<string[][]> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position));
  const branches = new Map<string, string[]>();
  for (const { id, parentId } of rows)
    branches.set(id, [...(parentId === null ? [] : (branches.get(parentId) ?? [])), id]);
  return [...branches.values()];
}

export const listLiveStores = (db: Db): Promise<{ slug: string }[]> =>
  db
    .select({ slug: stores.slug })
    .from(stores)
    .where(eq(stores.status, 'live'))
    .orderBy(asc(stores.id));
