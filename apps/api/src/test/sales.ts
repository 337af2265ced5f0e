import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { PaymentMethod } from '@market/domain/checkout/payment-channel';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Order } from '@market/domain/orders/order';
import { bankAccountsTable, partnersTable, stockTable } from '../db/schema';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';
import { insertTestProduct } from './test-products';

export const goodCard = '4084084084084081';
export const declinedCard = '4084080000005408';

/** An item to put into a cart. */
export interface Item {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Creates a product of this merchant and returns an item with one unit. */
export async function createProduct(
  market: TestMarket,
  merchant: TestAccount,
  {
    stock,
    ...product
  }: Omit<NonNullable<Parameters<typeof insertTestProduct>[2]>, 'onHand'> & {
    readonly stock?: number;
  } = {},
): Promise<Item> {
  const { productId, variantId } = await insertTestProduct(market, merchant.storeId, {
    ...product,
    ...(stock !== undefined && { onHand: stock }),
  });
  return { productId, variantId, quantity: 1 };
}

export async function createAddress(
  market: TestMarket,
  customer: TestAccount,
  phoneNumber = '0803 123 4567',
): Promise<string> {
  const address = await market.as(customer)(contract.addresses.add, {
    body: {
      fullName: 'Ada Obi',
      phoneNumber,
      emailAddress: customer.email,
      stateOrRegion: 'Lagos',
      lga: 'Ikeja',
      address: '12 Allen Avenue',
    },
  });
  return address.id;
}

interface Shopping {
  /** Coupon codes that did not apply to the cart. */
  readonly refusedCodes?: string[];
  readonly couponCode?: string;
  readonly addressId?: string;
  readonly channel?: PaymentMethod;
  readonly idempotencyKey?: string;
}

/** Puts items into the cart and starts a payment at the quoted price. */
export async function startPayment(
  market: TestMarket,
  customer: TestAccount,
  items: readonly Item[],
  { couponCode, refusedCodes, addressId, channel, idempotencyKey = randomUUID() }: Shopping = {},
) {
  const call = market.as(customer);
  const to = addressId ?? (await createAddress(market, customer));
  const coupon = couponCode === undefined ? {} : { couponCode };
  await call(contract.cart.add, { body: { items: [...items], mode: 'set' } });
  const quote = await call(contract.checkout.simulate, { body: { addressId: to, ...coupon } });
  return call(contract.payments.start, {
    body: {
      addressId: to,
      ...coupon,
      ...(refusedCodes && { refusedCodes }),
      ...(channel && { channel }),
      expectedTotal: quote.total,
      idempotencyKey,
    },
  });
}

/** Starts a payment for items without a cart, as guests do. */
export async function startGuestPayment(
  market: TestMarket,
  guest: TestAccount,
  items: readonly Item[],
  {
    couponCode,
    channel,
    phoneNumber,
  }: Pick<Shopping, 'couponCode' | 'channel'> & { readonly phoneNumber?: string } = {},
) {
  const call = market.as(guest);
  const order = {
    items: [...items],
    addressId: await createAddress(market, guest, phoneNumber),
    ...(couponCode !== undefined && { couponCode }),
  };
  const quote = await call(contract.checkout.simulate, { body: order });
  return call(contract.payments.start, {
    body: {
      ...order,
      ...(channel && { channel }),
      expectedTotal: quote.total,
      idempotencyKey: randomUUID(),
    },
  });
}

/** Buys items as a guest: payment with a valid card, orders. */
export async function buyAsGuest(...purchase: Parameters<typeof startGuestPayment>) {
  const [market, guest] = purchase;
  const { reference } = await startGuestPayment(...purchase);
  await market.services.sandbox.pay(reference, goodCard);
  return market.as(guest)(contract.checkout.createOrder, { body: { reference } });
}

/** Buys items: cart, payment with a valid card, orders. */
export async function buy(
  market: TestMarket,
  customer: TestAccount,
  items: readonly Item[],
  shopping?: Shopping,
) {
  const { reference } = await startPayment(market, customer, items, shopping);
  await market.services.sandbox.pay(reference, goodCard);
  return market.as(customer)(contract.checkout.createOrder, { body: { reference } });
}

export async function findStock({ db }: TestMarket, { variantId }: Item) {
  const rows = await db.select().from(stockTable);
  const { onHand, reserved } = rows.find((row) => row.variantId === variantId) ?? {
    onHand: -1,
    reserved: -1,
  };
  return { onHand, reserved };
}

/** Creates a shipping partner that orders can be assigned to. */
export async function createPartner(
  market: TestMarket,
  companyName = 'Arewa Haulage',
): Promise<TestAccount> {
  const partner = await market.create.partner();
  await market.db
    .insert(partnersTable)
    .values({ userId: partner.userId, companyName, onboarded: true, createdAt: market.clock.now() })
    .onConflictDoUpdate({ target: partnersTable.userId, set: { companyName } });
  return partner;
}

export async function createBankAccount(
  { db, clock }: TestMarket,
  merchant: TestAccount,
): Promise<void> {
  await db.insert(bankAccountsTable).values({
    id: randomUUID(),
    storeId: merchant.storeId,
    bankCode: '058',
    bankName: 'GTBank',
    accountNumber: '0123456785',
    accountName: 'ADA OBI',
    createdAt: clock.now(),
  });
}

/** Moves an order to the status with this name. */
export async function setStatus(
  market: TestMarket,
  by: TestAccount,
  orderId: string,
  codeName: OrderStatusCode,
  more: { orderDeliveryToken?: string; collected?: number } = {},
): Promise<Order> {
  const statuses = await market.as(by)(contract.orders.statuses, { query: { orderType: 'all' } });
  const orderStatusId = statuses.find((status) => status.code_name === codeName)?.id;
  expect(orderStatusId).toBeDefined();
  return market.as(by)(contract.orders.update, {
    params: { id: orderId },
    body: { orderStatusId, ...more },
  });
}

/** The store confirms an order and packs it. */
export async function confirmAndPack(
  market: TestMarket,
  merchant: TestAccount,
  orderId: string,
): Promise<void> {
  await setStatus(market, merchant, orderId, 'confirmed');
  await setStatus(market, merchant, orderId, 'ready_for_pickup');
}

/**
 * Assigns one order to a shipping partner or a dispatcher. Throws a 409 with the reason when it is
 * refused.
 */
export async function assign(
  market: TestMarket,
  by: TestAccount,
  orderId: string,
  { role, userId }: TestAccount,
): Promise<void> {
  const as = market.as(by);
  const [outcome] = await (role === 'dispatcher'
    ? as(contract.dispatch.assignDispatcher, {
        body: { orderIds: [orderId], dispatcherId: userId },
      })
    : as(contract.dispatch.assignPartner, { body: { orderIds: [orderId], partnerId: userId } }));
  if (!outcome?.done)
    throw Object.assign(new Error(outcome?.message), { status: 409, message: outcome?.message });
}

interface DeliveryPeople {
  readonly merchant: TestAccount;
  readonly customer: TestAccount;
  readonly admin: TestAccount;
  readonly orderId: string;
  /** Who delivers the order. Defaults to a new dispatcher. */
  readonly partner?: TestAccount | undefined;
}

/**
 * Takes a paid order to the customer's door with one rider, who then has to enter the delivery
 * code.
 */
export async function bringToCustomer(
  market: TestMarket,
  { merchant, customer, admin, orderId, partner }: DeliveryPeople,
): Promise<{ rider: TestAccount; code: string }> {
  const rider = partner ?? (await market.create.dispatcher());
  await confirmAndPack(market, merchant, orderId);
  await assign(market, admin, orderId, rider);
  await market.as(rider)(contract.orders.update, {
    params: { id: orderId },
    body: { accepted: true },
  });
  await setStatus(market, rider, orderId, 'picked_up');
  await setStatus(market, rider, orderId, 'in_transit');
  const { orderDeliveryToken = '' } = await market.as(customer)(contract.orders.byId, {
    params: { id: orderId },
  });
  return { rider, code: orderDeliveryToken };
}

/** Delivers a paid order to the customer. */
export async function deliver(market: TestMarket, way: DeliveryPeople): Promise<TestAccount> {
  const { rider, code } = await bringToCustomer(market, way);
  await setStatus(market, rider, way.orderId, 'delivered', { orderDeliveryToken: code });
  return rider;
}
