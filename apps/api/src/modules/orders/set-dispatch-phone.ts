import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { getOrder } from './get-order';
import { isOpen } from './order-conditions.repository';
import { orderScope } from './order-scope';
import { changeOrder } from './order-status.repository';
import type { OrdersDeps } from './orders-deps';
import { recordActivity } from './record-activity';

/** Sets the number at which the store and the customer reach the rider. Throws 404 or 409. */
export const setDispatchPhone = (deps: OrdersDeps) => {
  const { db, clock, audit } = deps;
  const record = recordActivity(deps);
  return (principal: Principal, id: string, dispatchPhoneNumber: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const row = await getOrder(db, scope, id);
      const change = { dispatchPhoneNumber, updatedAt: clock.now() };
      const isChanged = await changeOrder(db, scope, id, isOpen, change);
      if (!isChanged) throw conflict('This order is no longer on its way.');
      await record(db, row, { activity: 'Rider’s phone number added', actor: principal });
      await audit.recordOfStaff(db, principal, {
        action: 'order.riderPhoneChanged',
        subject: 'order',
        subjectId: id,
        subjectName: row.order.orderName,
        before: { phoneNumber: row.order.dispatchPhoneNumber },
        after: { phoneNumber: dispatchPhoneNumber },
      });
    });
};
