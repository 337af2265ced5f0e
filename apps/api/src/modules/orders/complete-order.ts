import { and, eq, lte } from 'drizzle-orm';
import { completionEntries } from '@market/domain/ledger/entries';
import { inTransaction } from '../../db/transaction';
import { ordersTable } from '../../db/schema';
import { after, days } from '../../platform/clock';
import { moneyOf } from './order-money';
import { changeOrder, findOrder, insertActivities } from './orders.repository';
import type { OrdersDeps } from './orders.service';

/** Job, at the end of the return window. */
export const COMPLETE_ORDER = 'order.complete';
export const RETURN_WINDOW_MS = days(7);

const everyOrder = { reader: 'platform' } as const;

/** Completes an order whose return window is over and releases its money. Anything else is left as it is: safe to repeat. */
export const completeOrder =
  ({ db, clock, ids, ledger, mails }: OrdersDeps) =>
  (orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const now = clock.now();
      const isDue = and(eq(ordersTable.status, 'delivered'), lte(ordersTable.deliveredAt, after(now, -RETURN_WINDOW_MS)));
      if (!(await changeOrder(db, everyOrder, orderId, isDue, { status: 'completed', completedAt: now, updatedAt: now }))) return;
      const row = await findOrder(db, everyOrder, orderId);
      if (!row) return;
      await ledger.record(db, 'completion', orderId, completionEntries(moneyOf(row.order)));
      await insertActivities(db, [{ id: ids.next(), orderId, activity: 'Completed', actorName: mails.platformName, status: 'completed', createdAt: now }]);
    });
