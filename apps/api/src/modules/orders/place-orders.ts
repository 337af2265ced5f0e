import { randomInt } from 'node:crypto';
import { allocate } from '@market/domain/allocate';
import type { Quote, StoreQuote } from '@market/domain/checkout/checkout';
import type { OrderMoney } from '@market/domain/ledger/entries';
import { orderSplit } from '@market/domain/ledger/order-split';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import { lagosFlags } from '@market/domain/shipping/place';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { insertActivities } from './orders.repository';
import { insertItems, insertOrders, nextOrderNumbers, storesToSell, variantsToSell } from './placement.repository';

interface PaidCheckout {
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly quote: Quote;
  readonly deliveryAddress: DeliveryAddress;
  readonly orderNote: string | null;
}

/** An order that has just been written, with whom to tell. */
export interface PlacedOrder {
  readonly id: string;
  readonly orderName: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly merchantEmail: string;
  readonly total: number;
  readonly money: OrderMoney;
}

/** Six digits, each code as likely as another. */
export const newDeliveryToken = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Writes one order for each store of a paid checkout, with its items and first activity, at the stores' present
 * commission. Call it once, in the transaction that marks the checkout as paid.
 */
export async function placeOrders(db: Db, checkout: PaidCheckout, { clock, ids, orderPrefix }: { clock: Clock; ids: Ids; orderPrefix: string }): Promise<PlacedOrder[]> {
  const { stores } = checkout.quote;
  const now = clock.now();
  const known = new Map((await storesToSell(db, stores.map((store) => store.storeId))).map((store) => [store.id, store]));
  const variants = new Map((await variantsToSell(db, stores.flatMap((store) => store.lines.map(variantOf)))).map((variant) => [variant.id, variant]));
  const numbers = await nextOrderNumbers(db, stores.length);

  const drafts = stores.map((quote, index) => {
    const store = found(known, quote.storeId);
    const { commission, delivery, dueToMerchant } = orderSplit({ goods: quote.subtotal - quote.discount, delivery: quote.shippingFee, commissionBps: store.commissionBps });
    const id = ids.next();
    return { id, quote, store, orderName: `${orderPrefix}-${numbers[index] ?? id}`, money: { orderId: id, storeId: store.id, commission, delivery, dueToMerchant } };
  });

  await insertOrders(
    db,
    drafts.map(({ id, quote, store, orderName, money }) => {
      const { lagosMerchant, lagosCustomer } = lagosFlags(store.state ?? '', checkout.deliveryAddress.stateOrRegion);
      const { street, city, state, phoneNumber } = store;
      return {
        id,
        orderName,
        checkoutId: checkout.id,
        customerId: checkout.userId,
        storeId: store.id,
        status: 'pending',
        subtotal: quote.subtotal,
        discount: quote.discount,
        shippingFee: quote.shippingFee,
        total: quote.total,
        commissionBps: store.commissionBps,
        commission: money.commission,
        orderNote: checkout.orderNote,
        deliveryAddress: checkout.deliveryAddress,
        pickUpAddress: street !== null && city !== null && state !== null ? { street, city, state, ...(phoneNumber !== null && { phoneNumber }) } : null,
        weight: quote.delivery?.weight ?? 0,
        lagosMerchant,
        lagosCustomer,
        deliveryToken: newDeliveryToken(),
        createdAt: now,
        updatedAt: now,
      };
    }),
  );

  await insertItems(
    db,
    drafts.flatMap(({ id: orderId, quote }) => {
      const fees = allocate(quote.shippingFee, quote.lines.map((line) => line.total));
      return quote.lines.map((line, position) => {
        const { id: variantId, sku, options, keyRating, image } = found(variants, variantOf(line));
        const { productId, name: productName, quantity, unitPrice, discount, couponId = null } = line;
        return { id: ids.next(), orderId, productId, variantId, productName, sku, keyRating, image, options, quantity, unitPrice, discount, couponId, shippingFee: fees[position] ?? 0, position };
      });
    }),
  );
  await insertActivities(
    db,
    drafts.map(({ id: orderId }) => ({ id: ids.next(), orderId, activity: 'Order placed and paid', actorId: checkout.userId, actorName: checkout.customerName, status: 'pending', createdAt: now })),
  );
  return drafts.map(({ id, orderName, store, quote, money }) => ({ id, orderName, storeId: store.id, storeName: store.name, merchantEmail: store.merchantEmail, total: quote.total, money }));
}

/** The server prices by variant: a line without one was not priced here. */
export const variantOf = (line: StoreQuote['lines'][number]): string => {
  if (line.variantId === undefined) throw new Error(`The quote of ${line.name} names no variant`);
  return line.variantId;
};

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new Error(`${id} was sold but is not there`);
  return thing;
}
