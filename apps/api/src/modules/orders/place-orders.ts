import type { PlacedItem, PlacedOrder as PlacedOrderView } from '@market/domain/checkout/checkout';
import type { OrderMoney } from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { draftOrders, getVariantId, type PaidCheckout } from './draft-orders';
import { insertActivities } from './orders.repository';
import {
  insertItems,
  insertOrders,
  listStoresWithOrderNumbers,
  listOrderVariants,
} from './place-orders.repository';
import { type orderItemsTable, type ordersTable } from './orders.tables';

export interface PlacedOrder extends PlacedOrderView {
  readonly merchantEmail: string;
  readonly money: OrderMoney;
}

/** `Ogba, Lagos`, or empty without an address. */
export const shipsFromText = (address: typeof ordersTable.$inferInsert.pickUpAddress): string =>
  [address?.city, address?.state].filter(Boolean).join(', ');

export const placedItem = ({
  productId,
  variantId,
  productName,
  image,
  options,
  quantity,
  unitPrice,
}: Pick<typeof orderItemsTable.$inferInsert, keyof PlacedItem>): PlacedItem => ({
  productId,
  variantId,
  productName,
  options,
  quantity,
  unitPrice,
  ...(typeof image === 'string' && { image }),
});

/**
 * Inserts one order for each store of a paid checkout, with its items and first event, at the
 * stores' current commission. Call it once, in the transaction that marks the checkout as paid.
 */
export async function placeOrders(
  db: Db,
  checkout: PaidCheckout,
  { clock, ids, orderPrefix }: { clock: Clock; ids: Ids; orderPrefix: string },
): Promise<PlacedOrder[]> {
  const { stores: quotes } = checkout.quote;
  const stores = await listStoresWithOrderNumbers(
    db,
    quotes.map((quote) => quote.storeId),
    clock.now(),
  );
  const variants = await listOrderVariants(
    db,
    quotes.flatMap((quote) => quote.lines.map(getVariantId)),
  );
  // Order numbers follow the order of the stores in the checkout.
  const numbers = stores.map(({ number }) => number).sort((a, b) => Number(a) - Number(b));
  const drafts = draftOrders(
    checkout,
    { stores, variants, numbers },
    { now: clock.now(), ids, orderPrefix },
  );
  await insertOrders(
    db,
    drafts.map(({ order }) => order),
  );
  await insertItems(
    db,
    drafts.flatMap(({ items }) => items),
  );
  await insertActivities(
    db,
    drafts.map(({ activity }) => activity),
  );
  return drafts.map(
    ({
      order: { id, orderName, subtotal, discount, shippingFee, total, pickUpAddress },
      items,
      store,
      money,
      promise,
    }) => ({
      id,
      orderName,
      storeId: store.id,
      storeName: store.name,
      merchantEmail: store.merchantEmail,
      subtotal,
      discount,
      shippingFee,
      total,
      money,
      from: shipsFromText(pickUpAddress),
      items: items.map(placedItem),
      ...(promise && { promise }),
    }),
  );
}
