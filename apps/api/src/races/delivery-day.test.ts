import { randomUUID } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import {
  deliveryProofsTable,
  ledgerTransactionsTable,
  mailsTable,
  orderActivitiesTable,
  ordersTable,
} from '../db/schema';
import { checkTotals } from '../db/seed/check-totals';
import { seededRandom } from '../db/seed/random';
import { startMarket, type TestMarket } from '../test/harness';
import { buy, createPartner, createProduct, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { listIndexes } from './buyers';

/** `pnpm simulate:day` simulates a whole day, with 2,000 orders and 40 riders. */
const ORDERS = Number(process.env['DAY_ORDERS'] ?? 60);
const RIDERS = Number(process.env['DAY_RIDERS'] ?? 6);
const STORES = 10;

/**
 * The shares of requests that are lost on the way to the server, that are sent twice at the same
 * time, and that get no reply.
 */
const LOST = 0.15;
const DUPLICATED = 0.1;
const UNANSWERED = 0.15;
/**
 * The shares of offers that are declined, of deliveries whose first attempt fails, and of those whose
 * first code is wrong.
 */
const DECLINED = 0.06;
const FAILED = 0.08;
const MISTYPED = 0.05;

const random = seededRandom(2_026);
let market: TestMarket;
let admin: TestAccount;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  admin = await market.create.superAdmin();
});
afterAll(() => market.close());

interface Parcel {
  readonly orderId: string;
  readonly merchant: TestAccount;
  readonly customer: TestAccount;
}

/** Every customer buys one product from each store, which makes one order per store. */
async function placeOrders(): Promise<Parcel[]> {
  const merchants: TestAccount[] = [];
  const items: Item[] = [];
  for (const store of listIndexes(STORES)) {
    const merchant = await market.create.merchant({ storeName: `Store ${store}` });
    merchants.push(merchant);
    items.push(await createProduct(market, merchant, { stock: ORDERS }));
  }
  const parcels: Parcel[] = [];
  for (const _ of listIndexes(ORDERS / STORES)) {
    const customer = await market.create.customer();
    const { orders } = await buy(market, customer, items);
    for (const { id, storeName } of orders) {
      const merchant = merchants[Number(storeName.replace('Store ', ''))];
      if (merchant) parcels.push({ orderId: id, merchant, customer });
    }
  }
  return parcels;
}

async function pack(parcels: readonly Parcel[]): Promise<void> {
  const statuses = await market.as(admin)(contract.orders.statuses, { query: {} });
  for (const status of ['confirmed', 'ready_for_pickup'])
    for (const merchant of new Set(parcels.map((parcel) => parcel.merchant)))
      for (const orderIds of inParts(parcels.filter((parcel) => parcel.merchant === merchant)))
        await market.as(merchant)(contract.merchantOrders.move, {
          body: {
            orderIds,
            orderStatusId: statuses.find(({ code_name }) => code_name === status)?.id ?? 0,
          },
        });
}

const inParts = (parcels: readonly Parcel[], size = 50): string[][] =>
  listIndexes(Math.ceil(parcels.length / size)).map((part) =>
    parcels.slice(part * size, (part + 1) * size).map(({ orderId }) => orderId),
  );

async function assign(rider: TestAccount, parcels: readonly Parcel[]): Promise<void> {
  for (const orderIds of inParts(parcels)) {
    const outcomes = await (rider.role === 'partner'
      ? market.as(admin)(contract.dispatch.assignPartner, {
          body: { orderIds, partnerId: rider.userId },
        })
      : market.as(admin)(contract.dispatch.assignDispatcher, {
          body: { orderIds, dispatcherId: rider.userId },
        }));
    expect(outcomes.filter(({ done }) => !done)).toEqual([]);
  }
}

type RiderStep = DeliveryStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'id' | 'doneAt'>
    : never
  : never;

/** Sends one step over a bad network, again and again with the same id, until a reply arrives. */
async function sendStep(
  rider: TestAccount,
  orderId: string,
  riderStep: RiderStep,
): Promise<number> {
  const body = { id: randomUUID(), doneAt: '2026-11-20T09:00:00.000Z', ...riderStep };
  const send = () =>
    market
      .as(rider)(contract.partners.step, { params: { id: orderId }, body })
      .then(() => 200)
      .catch((error: unknown) => {
        if (error instanceof Error && 'status' in error) return Number(error.status);
        throw error;
      });
  for (;;) {
    const fate = random.fraction();
    if (fate < LOST) continue;
    const answers = await Promise.all(listIndexes(fate < LOST + DUPLICATED ? 2 : 1).map(send));
    expect(new Set(answers).size).toBe(1);
    if (random.fraction() >= UNANSWERED) return answers[0] ?? 0;
  }
}

type Outcome = 'declined' | 'failed' | 'delivered';

const decline = (rider: TestAccount, orderId: string, offeredAt: string): Promise<number> =>
  sendStep(rider, orderId, {
    step: 'declined',
    decline: { reason: random.chance(0.5) ? 'Outside our area' : 'No rider available' },
    offeredAt,
  });

async function getOfferedAt({ orderId }: Parcel): Promise<string> {
  const { assignment } = await market.as(admin)(contract.adminOrders.byId, {
    params: { id: orderId },
  });
  return assignment?.assignedAt ?? '';
}

async function handle(rider: TestAccount, parcel: Parcel, outcome: Outcome): Promise<void> {
  const { orderId, customer } = parcel;
  if (outcome === 'declined') {
    expect(await decline(rider, orderId, await getOfferedAt(parcel))).toBe(200);
    return;
  }
  for (const step of ['accepted', 'picked_up', 'in_transit'] as const)
    expect(await sendStep(rider, orderId, { step })).toBe(200);
  if (outcome === 'failed') {
    const failure = { reason: 'nobody_there' } as const;
    expect(await sendStep(rider, orderId, { step: 'delivery_failed', failure })).toBe(200);
    return;
  }
  const { orderDeliveryToken: code = '' } = await market.as(customer)(contract.orders.byId, {
    params: { id: orderId },
  });
  if (random.chance(MISTYPED)) {
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await sendStep(rider, orderId, { step: 'delivered', orderDeliveryToken: wrong })).toBe(
      422,
    );
  }
  expect(await sendStep(rider, orderId, { step: 'delivered', orderDeliveryToken: code })).toBe(200);
}

const timesReached = (status: OrderStatusCode) =>
  market.db.$count(orderActivitiesTable, eq(orderActivitiesTable.status, status));

it(`the server delivers each of ${ORDERS} orders once, with ${RIDERS} riders on bad networks`, async () => {
  const parcels = await placeOrders();
  expect(parcels).toHaveLength(ORDERS);
  await pack(parcels);
  const riders: TestAccount[] = [];
  for (const rider of listIndexes(RIDERS))
    riders.push(
      await (rider % 4 === 3
        ? market.create.dispatcher()
        : createPartner(market, `Rider ${rider}`)),
    );
  const declined = new Set(parcels.filter(() => random.chance(DECLINED)));
  const failing = new Set(
    parcels.filter((parcel) => !declined.has(parcel) && random.chance(FAILED)),
  );
  const offeredAt = new Map<Parcel, string>();
  const loadOf = (rider: number, of: readonly Parcel[]) =>
    of.filter((_, index) => index % RIDERS === rider);

  const offer = async (of: readonly Parcel[]) => {
    // Two offers of one order are never made at the same instant.
    market.clock.advance(1000);
    for (const [index, rider] of riders.entries()) await assign(rider, loadOf(index, of));
  };
  const ride = (of: readonly Parcel[], outcomeOf: (parcel: Parcel) => Outcome) =>
    Promise.all(
      riders.map(async (rider, index) => {
        for (const parcel of loadOf(index, of)) await handle(rider, parcel, outcomeOf(parcel));
      }),
    );
  await offer(parcels);
  for (const parcel of declined) offeredAt.set(parcel, await getOfferedAt(parcel));
  await ride(parcels, (parcel) =>
    declined.has(parcel) ? 'declined' : failing.has(parcel) ? 'failed' : 'delivered',
  );
  // Declined orders and failed deliveries go to the next riders. The second phones of the riders who
  // declined were offline until now.
  const again = [...failing, ...declined].reverse();
  await offer(again);
  await Promise.all(
    [...declined].map(async (parcel) => {
      const first = parcels.indexOf(parcel) % RIDERS;
      const rider = riders[first];
      if (!rider) return;
      const isOfferedAgain = again.indexOf(parcel) % RIDERS === first;
      expect(await decline(rider, parcel.orderId, offeredAt.get(parcel) ?? '')).toBe(
        isOfferedAgain ? 409 : 404,
      );
    }),
  );
  await ride(again, () => 'delivered');
  await market.runJobs();

  const ids = parcels.map(({ orderId }) => orderId);
  const byStatus = await market.db
    .select({ status: ordersTable.status, count: count() })
    .from(ordersTable)
    .where(inArray(ordersTable.id, ids))
    .groupBy(ordersTable.status);
  expect(byStatus).toEqual([{ status: 'delivered', count: ORDERS }]);
  expect([failing.size, declined.size]).not.toContain(0);
  expect({
    declined: await market.db.$count(
      orderActivitiesTable,
      eq(orderActivitiesTable.activity, 'Delivery declined'),
    ),
    delivered: await timesReached('delivered'),
    failed: await timesReached('delivery_failed'),
    pickedUp: await timesReached('picked_up'),
    proofs: await market.db.$count(deliveryProofsTable),
    mails: await market.db.$count(mailsTable, eq(mailsTable.kind, 'order-delivered')),
  }).toEqual({
    declined: declined.size,
    delivered: ORDERS,
    failed: failing.size,
    pickedUp: ORDERS + failing.size,
    proofs: ORDERS,
    mails: ORDERS,
  });
  const byPartner = await market.db.$count(
    ledgerTransactionsTable,
    eq(ledgerTransactionsTable.kind, 'delivery_earned'),
  );
  expect(byPartner).toBe(
    await market.db.$count(ordersTable, inArray(ordersTable.assignmentKind, ['partner'])),
  );
  await checkTotals(market.db, market.services);
}, 3_600_000);
