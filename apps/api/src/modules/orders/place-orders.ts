import type { OrderMoney } from '@market/domain/ledger/entries';
import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { draftOrders, variantOf, type PaidCheckout } from './draft-orders';
import { insertActivities } from './orders.repository';
import { insertItems, insertOrders, numberedStores, variantsToSell } from './placement.repository';

/** An order that has just been written, with whom to tell. */
export interface PlacedOrder {
  readonly id: string;
  readonly orderName: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly merchantEmail: string;
  readonly total: number;
  readonly promise?: DeliveryPromise;
  readonly money: OrderMoney;
}

/**
 * Writes one order for each store of a paid checkout, with its items and first activity, at the stores' present
 * commission. Call it once, in the transaction that marks the checkout as paid.
 */
export async function placeOrders(db: Db, checkout: PaidCheckout, { clock, ids, orderPrefix }: { clock: Clock; ids: Ids; orderPrefix: string }): Promise<PlacedOrder[]> {
  const { stores: quotes } = checkout.quote;
  const stores = await numberedStores(db, quotes.map((quote) => quote.storeId), clock.now());
  const variants = await variantsToSell(db, quotes.flatMap((quote) => quote.lines.map(variantOf)));
  // In the sequence of the checkout, whatever the sequence of the rows.
  const numbers = stores.map(({ number }) => number).sort((a, b) => Number(a) - Number(b));
  const drafts = draftOrders(checkout, { stores, variants, numbers }, { now: clock.now(), ids, orderPrefix });
  await insertOrders(db, drafts.map(({ order }) => order));
  await insertItems(db, drafts.flatMap(({ items }) => items));
  await insertActivities(db, drafts.map(({ activity }) => activity));
  return drafts.map(({ order: { id, orderName, total }, store, money, promise }) => ({ id, orderName, storeId: store.id, storeName: store.name, merchantEmail: store.merchantEmail, total, money, ...(promise && { promise }) }));
}
