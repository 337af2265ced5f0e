import { and, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { PlatformProductSort } from '@market/domain/catalogue/platform-products';
import type { ReviewStatus } from '@market/domain/catalogue/product';
import { countUpTo, likePattern } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { searchPage } from '../../db/search-page';
import { usersTable } from '../accounts/accounts.reads';
import { selectStoreIdsByName, storesTable } from '../stores/stores.reads';
import { matchesProduct } from './catalogue.reads';
import { productsTable } from './catalogue.tables';
import { reviewStatus } from './product-revisions.repository';
import { productRevisionsTable as revisions } from './product-revisions.tables';
import {
  scopeCondition,
  filterCondition,
  productOrder,
  selectIdPage,
  type PageOfRows,
  type ProductFilter,
} from './products.repository';

export interface CountedReviews {
  readonly statusCounts: Record<ReviewStatus, number>;
  /** True when the counts of all statuses except the chosen one cover only the latest matches. */
  readonly isLatestOnly?: boolean | undefined;
}

/**
 * The ids of one page, and the number of products in each status: up to `cap` in a search, up to
 * `COUNT_CAP` without.
 */
export async function readPageAndCounts(
  db: Db,
  { search, approvalStatus, ...filter }: ProductFilter & PageOfRows,
  cap: number,
) {
  if (!search)
    return {
      ids: selectIdPage(db, { ...filter, approvalStatus }),
      counts: { statusCounts: await countEachStatus(db, filter.storeId) },
    };
  const { ids, counts } = await searchPage(
    (max, status?: ReviewStatus) =>
      selectFirstMatches(db, { search, storeId: filter.storeId, sort: filter.sort, status }, max),
    { ...filter, status: approvalStatus, cap },
  );
  return { ids, counts: { ...counts, statusCounts: { ...noCounts, ...counts.statusCounts } } };
}

const noCounts: Record<ReviewStatus, number> = { pending: 0, approved: 0, rejected: 0 };

async function countEachStatus(
  db: Db,
  storeId: string | undefined,
): Promise<Record<ReviewStatus, number>> {
  const selectStatus = (approvalStatus: ReviewStatus) =>
    countUpTo(
      db,
      db
        .select({ one: sql`1` })
        .from(productsTable)
        .where(filterCondition(db, { storeId, approvalStatus })),
    );
  const [pending, approved, rejected] = await Promise.all([
    selectStatus('pending'),
    selectStatus('approved'),
    selectStatus('rejected'),
  ]);
  return { pending, approved, rejected };
}

interface Search {
  readonly search: string;
  readonly storeId: string | undefined;
  readonly sort: PlatformProductSort | undefined;
  readonly status: ReviewStatus | undefined;
}

/**
 * The first products that contain the text, in all statuses or in one. Each part of the union uses
 * its own index, and selects the columns for sorting and counting.
 */
function selectFirstMatches(db: Db, { search, storeId, sort, status }: Search, max: number) {
  const where = (condition: SQL) =>
    db
      .select({
        id: productsTable.id,
        createdAt: productsTable.createdAt,
        sellingPrice: productsTable.sellingPrice,
        status: sql<ReviewStatus>`${reviewStatus}`.as('status'),
      })
      .from(productsTable)
      .leftJoin(revisions, eq(revisions.productId, productsTable.id))
      .where(and(filterCondition(db, { storeId }), condition));
  const renamed = db
    .select({ id: revisions.productId })
    .from(revisions)
    .where(ilike(revisions.name, likePattern(search)));
  const found = union(
    where(matchesProduct(search)),
    where(inArray(productsTable.storeId, selectStoreIdsByName(db, search))),
    where(inArray(productsTable.id, renamed)),
  ).as('found');
  return db
    .select({ id: found.id, status: found.status })
    .from(found)
    .where(status && eq(found.status, status))
    .orderBy(...productOrder(found, sort))
    .limit(max);
}

export async function findMerchant(db: Db, merchantId: string) {
  const [merchant] = await db
    .select({ email: usersTable.email, firstName: usersTable.firstName })
    .from(usersTable)
    .where(eq(usersTable.id, merchantId));
  return merchant;
}

export async function lockProductToReview(db: Db, id: string) {
  const [row] = await db
    .select({
      id: productsTable.id,
      name: productsTable.name,
      description: productsTable.description,
      categoryId: productsTable.categoryId,
      subCategoryId: productsTable.subCategoryId,
      childCategoryId: productsTable.childCategoryId,
      hostedImages: productsTable.hostedImages,
      approvalStatus: productsTable.approvalStatus,
      updatedAt: productsTable.updatedAt,
      merchantId: storesTable.merchantId,
    })
    .from(productsTable)
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .where(and(eq(productsTable.id, id), scopeCondition('platform')))
    .for('update', { of: productsTable });
  return row;
}

export const setApproval = (
  db: Db,
  id: string,
  decision: {
    readonly approvalStatus: 'approved' | 'rejected';
    readonly reviewNote: string | null;
    readonly updatedAt: Date;
    readonly listed: SQL<boolean>;
  },
) => db.update(productsTable).set(decision).where(eq(productsTable.id, id));

export const touchProduct = (db: Db, id: string, updatedAt: Date) =>
  db.update(productsTable).set({ updatedAt }).where(eq(productsTable.id, id));
