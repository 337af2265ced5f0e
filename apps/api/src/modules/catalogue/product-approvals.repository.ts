import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { ReviewStatus } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';
import { productsTable } from './catalogue.tables';
import { inScope, matches, type ProductFilter, type ProductScope } from './products.repository';

/** The number of products by status, whatever status the list shows. */
export async function statusCounts(
  db: Db,
  scope: ProductScope,
  { search }: Pick<ProductFilter, 'search'>,
): Promise<Record<ReviewStatus, number>> {
  const rows = await db
    .select({ status: productsTable.approvalStatus, products: count() })
    .from(productsTable)
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .where(and(inScope(scope), matches({ search })))
    .groupBy(productsTable.approvalStatus);
  const counts: Record<ReviewStatus, number> = { pending: 0, approved: 0, rejected: 0 };
  for (const { status, products } of rows) if (status !== 'draft') counts[status] = products;
  return counts;
}

/** The merchant to notify about a product. */
export async function findMerchant(db: Db, merchantId: string) {
  const [merchant] = await db
    .select({ email: usersTable.email, firstName: usersTable.firstName })
    .from(usersTable)
    .where(eq(usersTable.id, merchantId));
  return merchant;
}

/** Decides on a product, unless it already has this status. */
export async function decideProduct(
  db: Db,
  { id, merchantId }: { id: string; merchantId: string },
  decision: {
    approvalStatus: 'approved' | 'rejected';
    reviewNote: string | null;
    updatedAt: Date;
    listed: SQL<boolean>;
  },
): Promise<boolean> {
  const rows = await db
    .update(productsTable)
    .set(decision)
    .where(
      and(
        eq(productsTable.id, id),
        inScope('platform'),
        sql`${productsTable.approvalStatus} <> ${decision.approvalStatus}`,
        sql`exists (select 1 from stores where stores.id = products.store_id and stores.merchant_id = ${merchantId})`,
      ),
    )
    .returning({ id: productsTable.id });
  return rows.length > 0;
}
