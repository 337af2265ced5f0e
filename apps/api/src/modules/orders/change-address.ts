import type { Order } from '@market/domain/orders/order';
import type { OrderAddress } from '@market/domain/shipping/address';
import { unpackedStatuses } from '@market/domain/orders/order-lifecycle';
import { isLgaInState } from '@market/domain/shipping/nigerian-states';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { getOrder } from './get-order';
import { isUnpacked } from './order-conditions.repository';
import { changedAddressMail } from './order-mails';
import { orderScope } from './order-scope';
import { changeOrder } from './order-status.repository';
import type { OrdersDeps } from './orders-deps';
import { findMerchantEmail } from './place-orders.repository';
import { recordActivity } from './record-activity';

interface ChangeDeps extends OrdersDeps {
  readonly view: (principal: Principal, id: string) => Promise<Order>;
}

const orderPackedError = (): AppError =>
  conflict(
    'The store has packed this order, so you can no longer change its address here. Contact us for help.',
  );

/**
 * Lets the customer correct the delivery address until the store has packed the order, and notifies
 * the store. The state cannot change, so the fee and the delivery days stay the same. Throws 404,
 * 409 once the order is packed, and 422.
 */
export const changeAddress = (deps: ChangeDeps) => {
  const { db, clock, outbox, mails, view } = deps;
  const record = recordActivity(deps);

  return async (principal: Principal, id: string, address: OrderAddress): Promise<Order> => {
    await inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const row = await getOrder(db, scope, id);
      const { status, deliveryAddress, storeId, orderName } = row.order;
      if (!unpackedStatuses.includes(status)) throw orderPackedError();
      const { stateOrRegion } = deliveryAddress;
      if (!isLgaInState(stateOrRegion, address.lga))
        throw invalid('lga', `Choose a local government area of ${stateOrRegion}`);
      const isChanged = await changeOrder(db, scope, id, isUnpacked, {
        deliveryAddress: { ...deliveryAddress, ...address, landmark: address.landmark },
        updatedAt: clock.now(),
      });
      if (!isChanged) throw orderPackedError();
      await record(db, row, { activity: 'Delivery address changed', actor: principal });
      await outbox.mail(
        db,
        changedAddressMail(mails, await findMerchantEmail(db, storeId), { id, orderName }),
      );
    });
    return view(principal, id);
  };
};
