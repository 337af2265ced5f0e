import { eq } from 'drizzle-orm';
import { priceCheckout } from '@market/domain/checkout/price-checkout';
import { customerKeys } from '@market/domain/coupons/customer-keys';
import { guestShopper } from '@market/domain/coupons/pricing-coupon';
import { captureEntries, providerFeeEntries } from '@market/domain/ledger/entries';
import type { OrderStatus } from '@market/domain/orders/order-status';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { AppServices } from '../../compose';
import type { Config } from '../../config';
import { sandboxFee } from '../../modules/payment-providers';
import {
  draftOrders,
  takeOrderNumbers,
  listOrderStores,
  type OrderDraft,
} from '../../modules/orders';
import { addSoldUnits } from '../../modules/catalogue';
import { takeStock, type Units } from '../../modules/stock';
import { addMilliseconds, minutes, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { partnersTable } from '../schema';
import { readBankAccounts } from './bank-accounts';
import { addPastOrder } from './past-order';
import { recordPastPayment } from './past-payment';
import { recordPastPayout } from './past-payout';
import { addLedgerEvent, createPastRows, writeRows } from './past-rows';
import type { Member, People } from './members';
import type { OpenStore } from './open-stores';
import { planOrderSteps } from './plan-order-steps';
import { createPastSubscriptions } from './past-subscriptions';
import { planReturn } from './plan-return';
import type { Basket } from './plan-basket';
import type { Timeline } from './timeline';
import type { Random } from './random';

interface Deps {
  readonly db: Db;
  readonly services: AppServices;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'platformName' | 'orderPrefix'>;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly statuses: readonly OrderStatus[];
  readonly timeline: Timeline;
  readonly random: Random;
  /** A separate random source, so that failures do not influence the rest of the marketplace. */
  readonly failures: Random;
  readonly getAddress: (member: Member) => DeliveryAddress;
}

/** Minutes from the start of a payment to its end. */
const PAYMENT_DELAY = minutes(3);

/**
 * Finished trade: priced, drafted and recorded by the same functions as real orders, but inserted
 * in bulk, because running every old order through all services takes ten times as long.
 */
export async function createTradeHistory(deps: Deps) {
  const {
    db,
    services,
    clock,
    ids,
    config,
    people,
    stores,
    random,
    failures,
    getAddress,
    timeline,
  } = deps;
  const rows = createPastRows();
  const sales: {
    readonly checkoutId: string;
    readonly at: Date;
    readonly units: readonly Units[];
  }[] = [];
  /** The stores' shares of orders. */
  const released = new Map<string, number>();
  const tariff = await services.shipping.tariff(db);
  const partners = await db.select().from(partnersTable).where(eq(partnersTable.onboarded, true));
  const accounts = await readBankAccounts(db);
  const subscriptions = await createPastSubscriptions({ db, rows, ids, stores, timeline });
  const storeIds = stores.map(({ storeId }) => storeId);
  const sellers = await listOrderStores(db, storeIds, clock.now());

  const price = async (
    { customer, lines, couponCode }: Basket,
    deliveryAddress: DeliveryAddress,
  ) => {
    const items = lines.map(({ product: { productId, variantId }, quantity }) => ({
      productId,
      quantity,
      ...(variantId !== undefined && { variantId }),
    }));
    const storeIds = [...new Set(lines.map(({ product }) => product.store.storeId))];
    const saleLines = await services.catalogue.linesFor(db, items);
    const codes = couponCode === undefined ? [] : [couponCode];
    const coupons = await services.coupons.candidatesFor(db, storeIds, codes);
    const quote = priceCheckout({
      ...tariff,
      lines: saleLines,
      coupons,
      typedCode: couponCode,
      customer:
        coupons.length === 0
          ? guestShopper
          : await services.coupons.shopper(db, { ...customer, ...deliveryAddress }),
      destinationState: deliveryAddress.stateOrRegion,
      at: clock.now(),
    });
    const variants = saleLines.map(
      ({ variantId, sku, options, keyRating = null, image = null }) => ({
        id: variantId,
        sku,
        options,
        keyRating,
        image,
      }),
    );
    return { quote, variants };
  };

  return {
    /** A basket bought at the clock's current time, and what happened to it. */
    async buy(basket: Basket): Promise<void> {
      const { customer, lines } = basket;
      const { userId, name, email } = customer;
      const createdAt = clock.now();
      const paidAt = addMilliseconds(createdAt, PAYMENT_DELAY);
      const deliveryAddress = getAddress(customer);
      const { quote, variants } = await price(basket, deliveryAddress);
      const id = ids.next();
      const checkout = {
        id,
        userId,
        quote,
        deliveryAddress,
        orderNote: null,
        customerKeys: customerKeys({ email, phoneNumber: deliveryAddress.phoneNumber }),
        expiresAt: addMilliseconds(createdAt, minutes(15)),
        reference: `pay-${id}`,
        amount: quote.total,
      };
      const numbers = await takeOrderNumbers(db, quote.stores.length);
      const drafts = draftOrders(
        { ...checkout, channel: 'card', customerName: name },
        {
          stores: subscriptions.withReductions(sellers, paidAt),
          variants,
          numbers,
        },
        { now: paidAt, ids, orderPrefix: config.orderPrefix },
      );

      let refunded = 0;
      for (const draft of drafts) {
        const store = stores.find(({ storeId }) => storeId === draft.order.storeId);
        if (!store) throw new Error(`${draft.store.name} is not open`);
        const steps = planOrderSteps({ placedAt: paidAt, customer, store, people, random });
        const last = steps.at(-1);
        const plan =
          last?.kind === 'delivered'
            ? planReturn({ deliveredAt: last.at, customer, store, people, random: failures })
            : undefined;
        const ended = addPastOrder(
          { ...deps, rows, partners, platformName: config.platformName },
          draft,
          checkout.reference,
          steps,
          plan,
        );
        refunded += ended.refunded;
        released.set(draft.order.id, ended.released);
        if (last?.kind !== 'cancelled') await keep(draft, checkout, paidAt);
      }
      for (const { product, quantity } of lines) product.left -= quantity;
      recordPastPayment({ rows, ids, provider: services.sandbox.name }, checkout, {
        createdAt,
        paidAt,
        email,
        refunded,
      });
      addLedgerEvent(
        rows,
        ids,
        { kind: 'capture', ref: checkout.reference, occurredAt: paidAt },
        captureEntries(drafts.map(({ money }) => money)),
      );
      addLedgerEvent(
        rows,
        ids,
        { kind: 'provider_fee', ref: checkout.reference, occurredAt: paidAt },
        providerFeeEntries(sandboxFee(checkout.amount)),
      );
    },

    /** Pays every store for the orders completed by the clock's current date. */
    payStores(): void {
      for (const [index, store] of stores.entries())
        recordPastPayout(
          { rows, ids, accounts, released, charged: subscriptions.charged },
          store,
          addMilliseconds(clock.now(), minutes(7 * index)),
          index % 2 === 0 ? people.admin : people.superAdmin,
        );
    },

    /** Inserts all rows. Call once, before the first sale through the services. */
    async write(): Promise<void> {
      await writeRows(db, rows);
      await subscriptions.scheduleRenewals(services.outbox);
      for (const { units, ...cause } of sales)
        if ((await takeStock(db, units, { ...cause, reason: 'sale' })) < units.length)
          throw new Error('More units were sold than were in stock');
      await addSoldUnits(db, sumUnits(sales.flatMap(({ units }) => units)), 1);
    },
  };

  /** The units that an order takes from stock, unless it was cancelled. */
  async function keep(
    { items }: OrderDraft,
    checkout: { readonly id: string; readonly customerKeys: readonly string[] },
    paidAt: Date,
  ): Promise<void> {
    sales.push({
      checkoutId: checkout.id,
      at: paidAt,
      units: items.map(({ variantId, quantity }) => ({ variantId, quantity })),
    });
    await services.coupons.claim(
      db,
      checkout,
      items.flatMap(({ couponId }) => couponId ?? []),
    );
  }
}

function sumUnits(units: readonly Units[]): Units[] {
  const totals = new Map<string, number>();
  for (const { variantId, quantity } of units)
    totals.set(variantId, (totals.get(variantId) ?? 0) + quantity);
  return [...totals].map(([variantId, quantity]) => ({ variantId, quantity }));
}

export type TradeHistory = Awaited<ReturnType<typeof createTradeHistory>>;
