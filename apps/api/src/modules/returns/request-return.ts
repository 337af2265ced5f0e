import type { NewReturn, OrderReturnType } from '@market/domain/orders/order-return';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { assertImagesHosted } from '../catalogue';
import {
  claimReturnedUnits,
  listItems,
  lockOrder,
  findMerchantEmail,
  returnWindowEnd,
} from '../orders';
import { returnRequestedMail, returnTypeName } from './return-mails';
import { countReturnsOfOrder, insertReturn, insertReturnItems } from './returns.repository';
import type { ReturnsDeps } from './returns-deps';

/**
 * Requests a refund or a replacement for some units of an order: within the return window, and each
 * unit once even under concurrent requests. Returns the return's id. Throws 404, 409 with what can
 * still be returned, and 422 for items that are not in the order.
 */
export const requestReturn =
  ({ db, clock, ids, orders, outbox, mails, banking }: ReturnsDeps) =>
  async (
    principal: Principal,
    orderId: string,
    type: OrderReturnType,
    { items, refundAccount: account }: NewReturn,
  ): Promise<string> => {
    const currentOrder = await orders.getOrThrow(db, orders.scopeOf(principal), orderId);
    // Cash cannot be refunded through the provider, so it is transferred. A replacement may become
    // a refund later.
    if (currentOrder.order.payOnDelivery && !account)
      throw invalid('refundAccount.accountNumber', 'Enter the account to refund to');
    const refundAccount =
      currentOrder.order.payOnDelivery && account
        ? await banking.identify(principal, account, accountFields)
        : null;
    return inTransaction(db, async (db) => {
      const row = await orders.getOrThrow(db, orders.scopeOf(principal), orderId);
      const order = await lockOrder(db, orderId);
      if (!order) throw notFound('This order');
      const now = clock.now();
      if (!returnWindowEnd(order, now))
        throw conflict(
          order.deliveredAt === null
            ? 'Only delivered orders can be returned.'
            : 'The return period for this order has ended.',
        );
      const bought = new Map((await listItems(db, orderId)).map((item) => [item.id, item]));
      const requestedItems = items.map((item, index) => {
        const line = bought.get(item.orderItemId);
        if (!line) throw invalid(`items.${index}.orderItemId`, 'This item is not in the order');
        return { ...item, line };
      });
      for (const [index, { photos }] of items.entries())
        await assertImagesHosted(db, `items.${index}.photos`, photos);
      if ((await claimReturnedUnits(db, orderId, items)) < items.length)
        throw notReturnableError(requestedItems);

      const id = ids.next();
      const returnName = `${order.orderName}-R${(await countReturnsOfOrder(db, orderId)) + 1}`;
      await insertReturn(db, {
        id,
        returnName,
        orderId,
        storeId: order.storeId,
        customerId: order.customerId,
        type,
        status: 'requested',
        refundAccount,
        productNames: requestedItems.map(({ line }) => line.productName).join('\n'),
        createdAt: now,
        updatedAt: now,
      });
      await insertReturnItems(
        db,
        items.map(({ orderItemId, quantity, reason, details, photos }) => ({
          id: ids.next(),
          returnId: id,
          orderItemId,
          quantity,
          reason,
          details: details ?? null,
          photos,
        })),
      );
      const lines = requestedItems.map(
        ({ quantity, reason, line }) => `${quantity} × ${line.productName}: ${reason}`,
      );
      await orders.record(db, row, {
        activity: `${returnTypeName(type)} requested (${returnName})`,
        actor: principal,
        note: lines.join('; '),
        returnId: id,
      });
      await notifyStore(db);
      return id;

      async function notifyStore(db: Db): Promise<void> {
        await outbox.mail(
          db,
          returnRequestedMail(mails, await findMerchantEmail(db, row.order.storeId), {
            orderId,
            orderName: row.order.orderName,
            returnName,
            type,
            lines,
          }),
        );
      }
    });
  };

const accountFields = {
  accountNumber: 'refundAccount.accountNumber',
  bankCode: 'refundAccount.bankCode',
};

type RequestedItem = {
  readonly quantity: number;
  readonly line: {
    readonly productName: string;
    readonly quantity: number;
    readonly returned: number;
  };
};

function notReturnableError(requestedItems: readonly RequestedItem[]): AppError {
  const texts = requestedItems.flatMap(
    ({ quantity, line: { productName, quantity: bought, returned } }) => {
      const returnable = bought - returned;
      if (quantity <= returnable) return [];
      return returnable === 0
        ? `${productName} is already in a return.`
        : `Only ${returnable} of ${productName} can still be returned.`;
    },
  );
  return conflict(texts.join(' '));
}
