import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { ordersTable } from '../orders/orders.reads';
import { imagesTable } from './images.tables';

export const insertImage = (db: Db, image: typeof imagesTable.$inferInsert) =>
  db.insert(imagesTable).values(image).onConflictDoNothing();

export async function isKnownImage(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: imagesTable.id })
    .from(imagesTable)
    .where(eq(imagesTable.id, id));
  return row !== undefined;
}

export async function hasOrders(db: Db, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(eq(ordersTable.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}
