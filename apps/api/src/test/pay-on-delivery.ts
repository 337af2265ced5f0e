import { eq } from 'drizzle-orm';
import * as contract from '@market/api-client/contract';
import { ledgerEntriesTable, storesTable } from '../db/schema';
import type { TestMarket } from './harness';
import { setStatus, startPayment, bringToCustomer, type Item } from './sales';
import type { TestAccount } from './test-accounts';

/**
 * Sets the highest order total, in kobo, for which the store accepts pay on delivery. Null turns
 * pay on delivery off.
 */
export const acceptPayOnDelivery = async (
  { db }: TestMarket,
  { storeId }: TestAccount,
  payOnDeliveryUpTo: number | null,
): Promise<void> => {
  await db.update(storesTable).set({ payOnDeliveryUpTo }).where(eq(storesTable.id, storeId));
};

/** Places orders that are paid on delivery. */
export async function buyWithPayOnDelivery(
  market: TestMarket,
  customer: TestAccount,
  items: readonly Item[],
  shopping: { readonly couponCode?: string; readonly idempotencyKey?: string } = {},
) {
  const channel = 'pay_on_delivery';
  const { reference } = await startPayment(market, customer, items, { ...shopping, channel });
  return market.as(customer)(contract.checkout.createOrder, { body: { reference } });
}

/** Delivers an order. `collected` is the cash that the rider says was collected, in kobo. */
export async function deliverAndCollect(
  market: TestMarket,
  way: Parameters<typeof bringToCustomer>[1],
  collected: number,
): Promise<TestAccount> {
  const { rider, code } = await bringToCustomer(market, way);
  await setStatus(market, rider, way.orderId, 'delivered', { orderDeliveryToken: code, collected });
  return rider;
}

/** The balances of an order by account, kobo, without those at zero. */
export async function readBalances(
  { db }: TestMarket,
  orderId: string,
): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(ledgerEntriesTable)
    .where(eq(ledgerEntriesTable.orderId, orderId));
  const sums: Record<string, number> = {};
  for (const { account, amount } of rows) sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}
