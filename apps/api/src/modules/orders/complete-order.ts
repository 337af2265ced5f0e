import { and, eq, inArray, lte, notExists } from 'drizzle-orm';
import { completionEntries } from '@market/domain/ledger/entries';
import { inTransaction } from '../../db/transaction';
import { openReturnStatuses } from '@market/domain/orders/order-return';
import type { Db } from '../../db/db';
import { orderReturnsTable, ordersTable } from '../../db/schema';
import { after, days } from '../../platform/clock';
import { changeOrder, insertActivities, lockOrder } from './orders.repository';
import type { OrdersDeps } from './orders.service';

/** Job, at the end of the return window. */
export const COMPLETE_ORDER = 'order.complete';

const everyOrder = { reader: 'platform' } as const;

const hasNoOpenReturn = (db: Db, orderId: string) =>
  notExists(
    db
      .select({ id: orderReturnsTable.id })
      .from(orderReturnsTable)
      .where(
        and(
          eq(orderReturnsTable.orderId, orderId),
          inArray(orderReturnsTable.status, [...openReturnStatuses]),
        ),
      ),
  );

/**
 * Completes an order whose return window is over, with no return of it under way, and releases what is left of its money.
 * Anything else is left as it is: safe to repeat, and asked again when a return ends.
 */
export const completeOrder =
  ({ db, clock, ids, ledger, mails }: OrdersDeps) =>
  (orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const now = clock.now();
      // Locked first: a return that is being asked for at this moment is seen by the look that follows.
      const order = await lockOrder(db, orderId);
      if (!order) return;
      const isDue = and(
        eq(ordersTable.status, 'delivered'),
        lte(ordersTable.deliveredAt, after(now, -days(order.returnDays))),
        hasNoOpenReturn(db, orderId),
      );
      if (
        !(await changeOrder(db, everyOrder, orderId, isDue, {
          status: 'completed',
          completedAt: now,
          updatedAt: now,
        }))
      )
        return;
      await ledger.record(
        db,
        'completion',
        orderId,
        completionEntries({
          orderId,
          storeId: order.storeId,
          ...(await ledger.heldOf(db, orderId)),
        }),
      );
      await insertActivities(db, [
        {
          id: ids.next(),
          orderId,
          activity: 'Completed',
          actorName: mails.platformName,
          status: 'completed',
          createdAt: now,
        },
      ]);
    });
