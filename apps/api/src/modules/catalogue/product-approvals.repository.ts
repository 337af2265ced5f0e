import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewStatus } from '@market/domain/catalogue/product';
import { COUNT_CAP } from '@market/domain/list-limits';
import { cappedCount } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';
import { productsTable } from './catalogue.tables';
import { productRevisionsTable as revisions } from './product-revisions.tables';
import { inScope, matches, type ProductFilter, type ProductScope } from './products.repository';

type ReviewCounts = Record<ReviewStatus, number>;

export interface CountedReviews {
  readonly statusCounts: ReviewCounts;
  /** Every status but the chosen one may have more matches than counted. */
  readonly isLatestOnly?: true;
}

/**
 * The number of products in each status, whatever status the list shows, capped at `COUNT_CAP`. A
 * search looks its matches up once: it counts the latest up to the cap, and the chosen status by
 * itself when there are more.
 */
export async function countReviews(
  db: Db,
  scope: ProductScope,
  { search, storeId, approvalStatus }: ProductFilter,
): Promise<CountedReviews> {
  if (!search) return { statusCounts: await countEachStatus(db, scope, storeId) };
  const statusCounts = await countLatest(db, scope, { search, storeId });
  const found = Object.values(statusCounts).reduce((sum, some) => sum + some, 0);
  if (found < COUNT_CAP) return { statusCounts };
  const chosen = approvalStatus && {
    [approvalStatus]: await countMatches(db, scope, { search, storeId, approvalStatus }),
  };
  return { statusCounts: { ...statusCounts, ...chosen }, isLatestOnly: true };
}

async function countEachStatus(
  db: Db,
  scope: ProductScope,
  storeId: string | undefined,
): Promise<ReviewCounts> {
  const inStatus = (approvalStatus: ReviewStatus) =>
    countMatches(db, scope, { storeId, approvalStatus });
  const [pending, approved, rejected] = await Promise.all([
    inStatus('pending'),
    inStatus('approved'),
    inStatus('rejected'),
  ]);
  return { pending, approved, rejected };
}

const countMatches = (db: Db, scope: ProductScope, filter: ProductFilter): Promise<number> =>
  cappedCount(
    db,
    db
      .select({ one: sql`1` })
      .from(productsTable)
      .where(and(inScope(scope), matches(db, filter))),
  );

async function countLatest(
  db: Db,
  scope: ProductScope,
  filter: ProductFilter,
): Promise<ReviewCounts> {
  const latest = db
    .select({ id: productsTable.id, approvalStatus: productsTable.approvalStatus })
    .from(productsTable)
    .where(and(inScope(scope), matches(db, filter)))
    .orderBy(desc(productsTable.createdAt))
    .limit(COUNT_CAP)
    .as('latest');
  // A change that is not approved decides, as in `hasReviewStatus`.
  const status = sql<ReviewStatus>`coalesce(${revisions.status}, ${latest.approvalStatus})`;
  const rows = await db
    .select({ status, count: count() })
    .from(latest)
    .leftJoin(revisions, eq(revisions.productId, latest.id))
    .groupBy(status);
  const found = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  return { pending: 0, approved: 0, rejected: 0, ...found };
}

/** The merchant to notify about a product. */
export async function findMerchant(db: Db, merchantId: string) {
  const [merchant] = await db
    .select({ email: usersTable.email, firstName: usersTable.firstName })
    .from(usersTable)
    .where(eq(usersTable.id, merchantId));
  return merchant;
}

/** Locks a product to decide on it, with its store's merchant. */
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
    .where(and(eq(productsTable.id, id), inScope('platform')))
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
