import type { Db } from '../../db/db';
import { stableId } from '../../platform/ids';
import { paymentCategoriesTable } from './stores.tables';

/** Commission in basis points: 800 is 8 %. */
const initialCategories = [
  { name: 'Standard', commissionBps: 800, isDefault: true },
  { name: 'Official outlet', commissionBps: 600 },
  { name: 'Heavy equipment', commissionBps: 450 },
];

export async function insertInitialPaymentCategories(db: Db): Promise<void> {
  const existing = await db
    .select({ id: paymentCategoriesTable.id })
    .from(paymentCategoriesTable)
    .limit(1);
  if (existing.length > 0) return;
  await db
    .insert(paymentCategoriesTable)
    .values(
      initialCategories.map((category) => ({
        id: stableId(['payment category', category.name]),
        ...category,
      })),
    )
    .onConflictDoNothing();
}
