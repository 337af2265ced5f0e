import { addLagosDays } from '@market/domain/calendar';
import { inTransaction } from '../../db/transaction';
import { isReturnWindowOver } from './order-conditions.repository';
import type { OrdersDeps } from './orders-deps';
import { findOrder, lockOrder } from './orders.repository';
import type { TransitionOrder } from './transition-order';

const platformScope = { reader: 'platform' } as const;

/**
 * Completes an order whose return window is over and that has no open return, and releases the rest
 * of its money. Does nothing otherwise. Idempotent; runs again when a return ends.
 */
export const completeOrder =
  ({ db, clock }: Pick<OrdersDeps, 'db' | 'clock'>, transition: TransitionOrder) =>
  (orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      // The order is locked first, so that the condition sees a return that is requested at the
      // same time.
      await lockOrder(db, orderId);
      const row = await findOrder(db, platformScope, orderId);
      if (!row) return;
      await transition(db, platformScope, row, {
        to: 'completed',
        by: 'return_window',
        condition: isReturnWindowOver(
          db,
          orderId,
          addLagosDays(clock.now(), -row.order.returnDays),
        ),
      });
    });
