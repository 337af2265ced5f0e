import type { ReturnToStoreInput } from '@market/domain/orders/failed-delivery';
import type { Order } from '@market/domain/orders/order';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { claimReturnedUnits, listItems, lockOrder } from '../orders';
import { addStock } from '../stock';
import { refundReturn } from './refund-return';
import { countReturnsOfOrder, insertReturn, insertReturnItems } from './returns.repository';
import type { ReturnStepDeps } from './returns-deps';

const REASON = 'Could not be delivered';

/**
 * Returns an undelivered order to its store and refunds what was paid for it. Throws 404, and 409
 * unless its delivery failed.
 */
export const returnToStore = (steps: ReturnStepDeps) => {
  const { db, clock, ids, audit, orders, getOrThrow } = steps;
  const refund = refundReturn(steps);

  return async (
    principal: Principal,
    orderId: string,
    { restock, note }: ReturnToStoreInput,
  ): Promise<Order> => {
    await inTransaction(db, async (db) => {
      await lockOrder(db, orderId);
      const scope = orders.scopeOf(principal);
      const row = await orders.getOrThrow(db, scope, orderId);
      const isReturned = await orders.transition(db, scope, row, {
        to: 'returned_to_store',
        by: 'return_to_store',
        actor: principal,
        note,
      });
      if (!isReturned)
        throw conflict('Only an order with a failed delivery can be returned to the store.');
      const now = clock.now();
      const items = await listItems(db, orderId);
      if (restock)
        await addStock(db, items, {
          reason: 'return',
          at: now,
          checkoutId: row.order.checkoutId,
          actorId: principal.userId,
        });
      // Nothing was paid for the order.
      if (row.order.payOnDelivery) return;
      const id = ids.next();
      const returnName = `${row.order.orderName}-R${(await countReturnsOfOrder(db, orderId)) + 1}`;
      const units = items.map((item) => ({ orderItemId: item.id, quantity: item.quantity }));
      await insertReturn(db, {
        id,
        returnName,
        orderId,
        storeId: row.order.storeId,
        customerId: row.order.customerId,
        type: 'refund',
        status: 'received',
        createdAt: now,
        updatedAt: now,
      });
      await insertReturnItems(
        db,
        units.map((each) => ({ ...each, id: ids.next(), returnId: id, reason: REASON })),
      );
      await claimReturnedUnits(db, orderId, units);
      await refund(db, await getOrThrow(db, principal, id), {
        way: 'refund',
        actor: principal,
        reason: note ?? REASON,
        decided: {
          refundDecision: 'approved',
          refundReason: note ?? REASON,
          refundDecidedAt: now,
          updatedAt: now,
        },
      });
      await audit.record(db, principal, {
        action: 'return.refunded',
        subject: 'return',
        subjectId: id,
        subjectName: returnName,
        after: { status: returnStatusLabels.refunded },
        reason: note ?? REASON,
      });
    });
    return orders.byId(principal, orderId);
  };
};
