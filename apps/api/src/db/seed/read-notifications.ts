import { lt } from 'drizzle-orm';
import { after, days } from '../../platform/clock';
import type { Db } from '../db';
import { notificationsTable } from '../schema';

/** Keeps the notifications of the last month, as read before the last two days. */
export async function readNotifications(db: Db, end: Date): Promise<void> {
  await db
    .delete(notificationsTable)
    .where(lt(notificationsTable.createdAt, after(end, -days(30))));
  await db
    .update(notificationsTable)
    .set({ readAt: end })
    .where(lt(notificationsTable.createdAt, after(end, -days(2))));
}
