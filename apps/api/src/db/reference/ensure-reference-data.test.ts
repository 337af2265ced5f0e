import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openServerCopy } from '../../test/test-database';
import { categoriesTable, paymentCategoriesTable } from '../schema';
import { toCategoryId } from './category-tree';
import { ensureReferenceData } from './ensure-reference-data';

const { db, close } = await openServerCopy();
afterAll(close);

beforeEach(async () => {
  await db.delete(categoriesTable);
  await db.delete(paymentCategoriesTable);
});

test('an empty marketplace gets three levels of categories and the default payment category', async () => {
  await ensureReferenceData(db);
  const categories = await db.select().from(categoriesTable);
  expect(new Set(categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  expect(categories.filter(({ level }) => level === 1)).toHaveLength(12);
  expect(
    await db
      .select({
        name: paymentCategoriesTable.name,
        commissionBps: paymentCategoriesTable.commissionBps,
      })
      .from(paymentCategoriesTable)
      .where(eq(paymentCategoriesTable.isDefault, true)),
  ).toEqual([{ name: 'Standard', commissionBps: 800 }]);
});

test('categories that the platform removed or renamed stay that way after a restart', async () => {
  await ensureReferenceData(db);
  await db
    .delete(categoriesTable)
    .where(eq(categoriesTable.id, toCategoryId('Lighting', 'Emergency', 'Rechargeable')));
  await db
    .update(paymentCategoriesTable)
    .set({ name: 'Basic' })
    .where(eq(paymentCategoriesTable.isDefault, true));
  const before = {
    categories: await db.select().from(categoriesTable),
    payment: await db.select().from(paymentCategoriesTable),
  };
  await ensureReferenceData(db);
  expect({
    categories: await db.select().from(categoriesTable),
    payment: await db.select().from(paymentCategoriesTable),
  }).toEqual(before);
});
