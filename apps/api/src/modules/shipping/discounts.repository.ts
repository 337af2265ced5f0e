import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { shippingDiscountsTable } from './shipping.tables';

export type DiscountRow = typeof shippingDiscountsTable.$inferSelect;

export const listDiscounts = (db: Db): Promise<DiscountRow[]> =>
  db
    .select()
    .from(shippingDiscountsTable)
    .orderBy(desc(shippingDiscountsTable.createdAt), desc(shippingDiscountsTable.id));

export async function findDiscount(db: Db, id: string): Promise<DiscountRow | undefined> {
  const [row] = await db
    .select()
    .from(shippingDiscountsTable)
    .where(eq(shippingDiscountsTable.id, id));
  return row;
}

export const insertDiscount = (db: Db, row: DiscountRow) =>
  db.insert(shippingDiscountsTable).values(row);

export const updateDiscount = (db: Db, { id, ...columns }: DiscountRow) =>
  db.update(shippingDiscountsTable).set(columns).where(eq(shippingDiscountsTable.id, id));
