import { and, eq, inArray, lte, notExists } from 'drizzle-orm';
import { openReturnStatuses } from '@market/domain/orders/order-return';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { after, days } from '../../platform/clock';
import { orderReturnsTable } from '../returns/returns.reads';
import type { OrdersDeps } from './orders-deps';
import { findOrder, lockOrder } from './orders.repository';
import type { TransitionOrder } from './transition-order';
import { ordersTable } from './orders.tables';

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
  ({ db, clock }: Pick<OrdersDeps, 'db' | 'clock'>, transition: TransitionOrder) =>
  (orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      // Locked first: a return that is being asked for at this moment is seen by the look that follows.
      await lockOrder(db, orderId);
      const row = await findOrder(db, everyOrder, orderId);
      if (!row) return;
      await transition(db, everyOrder, row, {
        to: 'completed',
        by: 'return_window',
        onlyIf: and(
          lte(ordersTable.deliveredAt, after(clock.now(), -days(row.order.returnDays))),
          hasNoOpenReturn(db, orderId),
        ),
      });
    });
