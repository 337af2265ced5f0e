import { randomInt } from 'node:crypto';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-lifecycle';
import { allocate } from '@market/domain/allocate';
import { PAY_ON_DELIVERY, type PaymentMethod } from '@market/domain/checkout/payment-channel';
import type { Quote, StoreQuote } from '@market/domain/checkout/checkout';
import type { OrderMoney } from '@market/domain/ledger/entries';
import { orderSplit } from '@market/domain/ledger/order-split';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import { promisedDays } from '@market/domain/shipping/promised-days';
import { toLagosFlags } from '@market/domain/shipping/place';
import { VAT_PERCENT } from '@market/domain/transactions/seller';
import type { Seller } from '@market/domain/transactions/seller.schema';
import type { Ids } from '../../platform/ids';
import type { NewOrderActivity } from './orders.repository';
import type { OrderStore, OrderVariant } from './place-orders.repository';
import { type orderItemsTable, type ordersTable } from './orders.tables';

export interface PaidCheckout {
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly quote: Quote;
  readonly channel: PaymentMethod;
  readonly deliveryAddress: DeliveryAddress;
  readonly orderNote: string | null;
  readonly expiresAt: Date;
}

export interface OrderSnapshot {
  readonly stores: readonly OrderStore[];
  readonly variants: readonly OrderVariant[];
  /** One order number for each store of the checkout. */
  readonly numbers: readonly string[];
}

export interface OrderDraft {
  readonly order: typeof ordersTable.$inferInsert;
  readonly items: readonly (typeof orderItemsTable.$inferInsert)[];
  readonly activity: NewOrderActivity;
  readonly store: OrderStore;
  readonly money: OrderMoney;
  readonly promise: DeliveryPromise | undefined;
}

export const newDeliveryToken = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * One order for each store of a checkout, at the stores' current commission. Throws when data of a
 * sold item is missing.
 */
export function draftOrders(
  checkout: PaidCheckout,
  facts: OrderSnapshot,
  { now, ids, orderPrefix }: { now: Date; ids: Ids; orderPrefix: string },
): OrderDraft[] {
  const stores = new Map(facts.stores.map((store) => [store.id, store]));
  const variants = new Map(facts.variants.map((variant) => [variant.id, variant]));
  const payOnDelivery = checkout.channel === PAY_ON_DELIVERY;
  return checkout.quote.stores.map((quote, index) => {
    const store = getOrThrow(stores, quote.storeId);
    const id = ids.next();
    const { commission, delivery, dueToMerchant } = orderSplit({
      goods: quote.subtotal - quote.discount,
      delivery: quote.shippingFee,
      commissionBps: store.commissionBps,
    });
    const promise = toPromise(quote, store, { expiresAt: checkout.expiresAt, now });
    return {
      store,
      promise,
      money: { orderId: id, storeId: store.id, commission, delivery, dueToMerchant },
      order: {
        id,
        orderName: `${orderPrefix}-${facts.numbers[index] ?? id}`,
        checkoutId: checkout.id,
        customerId: checkout.userId,
        storeId: store.id,
        status: DEFAULT_ORDER_STATUS,
        subtotal: quote.subtotal,
        discount: quote.discount,
        shippingFee: quote.shippingFee,
        shippingDiscount: quote.delivery?.shippingDiscount ?? null,
        total: quote.total,
        payOnDelivery,
        commissionBps: store.commissionBps,
        commission,
        orderNote: checkout.orderNote,
        deliveryAddress: checkout.deliveryAddress,
        pickUpAddress: toPickUpAddress(store),
        seller: toSeller(store),
        weight: quote.delivery?.weight ?? 0,
        ...(promise && {
          dispatchDay: promise.dispatchDay,
          promisedFirstDay: promise.firstDay,
          promisedLastDay: promise.lastDay,
        }),
        returnDays: quote.returnDays,
        ...toLagosColumns(store, checkout.deliveryAddress),
        deliveryToken: newDeliveryToken(),
        createdAt: now,
        updatedAt: now,
        productNames: quote.lines.map(({ name }) => name).join('\n'),
      },
      items: draftItems(id, quote, variants, ids),
      activity: {
        id: ids.next(),
        orderId: id,
        activity: payOnDelivery ? 'Order placed, to be paid on delivery' : 'Order placed and paid',
        actorId: checkout.userId,
        actorName: checkout.customerName,
        status: DEFAULT_ORDER_STATUS,
        createdAt: now,
      },
    };
  });
}

/**
 * The promise that the customer saw when paying. A late payment, or a quote without days, gets a
 * promise calculated from the time of the payment.
 */
function toPromise(
  { delivery, shippingFee: fee }: StoreQuote,
  { dispatchCutOff: cutOff, workingDays }: OrderStore,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): DeliveryPromise | undefined {
  if (!delivery) return undefined;
  const { dispatchDay, firstDay, lastDay } =
    now > expiresAt || !('lastDay' in delivery)
      ? promisedDays({ cutOff, workingDays }, delivery, now)
      : delivery;
  return { dispatchDay, firstDay, lastDay, fee };
}

function draftItems(
  orderId: string,
  quote: StoreQuote,
  variants: ReadonlyMap<string, OrderVariant>,
  ids: Ids,
) {
  const fees = allocate(
    quote.shippingFee,
    quote.lines.map((line) => line.total),
  );
  return quote.lines.map((line, position) => {
    const {
      id: variantId,
      sku,
      options,
      keyRating,
      image,
    } = getOrThrow(variants, getVariantId(line));
    const { productId, name: productName, quantity, unitPrice, discount, couponId = null } = line;
    return {
      id: ids.next(),
      orderId,
      productId,
      variantId,
      productName,
      sku,
      keyRating,
      image,
      options,
      quantity,
      unitPrice,
      discount,
      couponId,
      shippingFee: fees[position] ?? 0,
      position,
    };
  });
}

function toLagosColumns({ state }: OrderStore, { stateOrRegion }: DeliveryAddress) {
  const { lagosMerchant, lagosCustomer } = toLagosFlags(state ?? '', stateOrRegion);
  return { lagosMerchant, lagosCustomer };
}

const toPickUpAddress = ({ street, city, state, phoneNumber }: OrderStore) =>
  street !== null && city !== null && state !== null
    ? { street, city, state, ...(phoneNumber !== null && { phoneNumber }) }
    : null;

/** The seller's address is that of its office, or else the address that it ships from. */
function toSeller(store: OrderStore): Seller {
  const { name: storeName, officeAddress, phoneNumber, rcNumber, taxNumber, vatRegistered } = store;
  const { street, city, state } = officeAddress
    ? { ...officeAddress, city: officeAddress.LGA }
    : store;
  const knownDetails = Object.entries({
    street,
    city,
    state,
    phoneNumber,
    rcNumber,
    taxNumber,
  }).filter(([, value]) => value !== null);
  return {
    storeName,
    ...Object.fromEntries(knownDetails),
    ...(vatRegistered && { vatPercent: VAT_PERCENT }),
  };
}

/** The server always prices a variant, so a line without one was not priced by the server. */
export const getVariantId = (line: StoreQuote['lines'][number]): string => {
  if (line.variantId === undefined) throw new Error(`The quote for ${line.name} has no variant`);
  return line.variantId;
};

function getOrThrow<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id);
  if (item === undefined) throw new Error(`${id} was sold but does not exist`);
  return item;
}
