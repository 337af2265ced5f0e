import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewStatus } from '@market/domain/catalogue/product';
import { cappedCount } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';
import { productsTable } from './catalogue.tables';
import { inScope, matches, type ProductFilter, type ProductScope } from './products.repository';

/** The number of products by status, whatever status the list shows, capped at `COUNT_CAP`. */
export async function statusCounts(
  db: Db,
  scope: ProductScope,
  { search, storeId }: Pick<ProductFilter, 'search' | 'storeId'>,
): Promise<Record<ReviewStatus, number>> {
  const inStatus = (approvalStatus: ReviewStatus) =>
    cappedCount(
      db,
      db
        .select({ one: sql`1` })
        .from(productsTable)
        .where(and(inScope(scope), matches(db, { search, storeId, approvalStatus }))),
    );
  const [pending, approved, rejected] = await Promise.all([
    inStatus('pending'),
    inStatus('approved'),
    inStatus('rejected'),
  ]);
  return { pending, approved, rejected };
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
