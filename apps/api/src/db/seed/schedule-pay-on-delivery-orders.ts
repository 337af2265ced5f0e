import { randomUUID } from 'node:crypto';
import { lagosDate } from '@market/domain/lagos-time';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import type { AppServices } from '../../compose';
import { createStatusReader } from '../../modules/orders';
import { addMilliseconds, hours, type Clock } from '../../platform/clock';
import type { Db } from '../db';
import { advanceOrder } from './deliver-order';
import { getPayOnDelivery } from './demo-stores';
import type { SeedProduct } from './insert-products';
import type { People } from './members';
import { planDelivery, planStepsToTransit } from './plan-order-steps';
import { seededRandom } from './random';
import type { Timeline } from './timeline';

/** One order is delivered and paid, one is on its way. */
const demoOrders = [
  { hoursAgo: 74, customer: 0, plan: planDelivery },
  { hoursAgo: 22, customer: 1, plan: planStepsToTransit },
] as const;
const SEED = 31;
const REMITTED_HOURS_AGO = 20;
/** The cash that the partner does not remit, in kobo. */
const UNREMITTED_CASH = 250_000;

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'addresses' | 'cash' | 'checkout' | 'orders'>;
  readonly clock: Clock;
  readonly people: People;
  readonly goods: readonly SeedProduct[];
  readonly timeline: Timeline;
}

/**
 * Places orders that are paid on delivery, as customers do, and delivers them. The cash from the
 * first order is remitted except for a small amount, which reduces the partner’s next payout.
 */
export function schedulePayOnDeliveryOrders({
  db,
  services,
  clock,
  people,
  goods,
  timeline,
}: Deps): void {
  const { addresses, checkout } = services;
  timeline.at(addMilliseconds(timeline.end, -hours(REMITTED_HOURS_AGO)), () =>
    remitCash({ services, clock, people }),
  );
  const random = seededRandom(SEED);
  for (const { hoursAgo, customer: index, plan } of demoOrders)
    timeline.at(addMilliseconds(timeline.end, -hours(hoursAgo)), async () => {
      const customer = people.customers[index];
      const product = goods.find(
        ({ store, price, left }) => price < (getPayOnDelivery(store.key).upTo ?? 0) / 2 && left > 5,
      );
      if (!customer || !product) return;
      const [address] = await addresses.list(customer.userId);
      if (!address) return;
      const { productId, variantId } = product;
      const items = [{ productId, quantity: 1, ...(variantId !== undefined && { variantId }) }];
      const input = { items, addressId: address.id };
      const { total } = await checkout.simulate(customer.userId, input);
      const { reference } = await checkout.start(customer.userId, {
        ...input,
        channel: PAY_ON_DELIVERY,
        expectedTotal: total,
        idempotencyKey: randomUUID(),
      });
      product.left -= 1;
      const { orders } = await checkout.createOrder(customer.userId, reference);
      const statuses = await createStatusReader()(db);
      const placedAt = clock.now();
      for (const { id } of orders)
        for (const step of plan({ placedAt, customer, store: product.store, people, random }))
          timeline.at(step.at, () => advanceOrder({ db, services, statuses }, id, step));
    });
}

/** Records what the partner transferred, and has a second person confirm it. */
async function remitCash({
  services: { cash },
  clock,
  people,
}: Pick<Deps, 'services' | 'clock' | 'people'>): Promise<void> {
  const { rows } = await cash.holders({ limit: 1, offset: 0 });
  for (const { holderId, held } of rows) {
    const { id } = await cash.record(people.admin, {
      holderId,
      amount: held - UNREMITTED_CASH,
      bankReference: 'GTB-TRF-118204',
      receivedOn: lagosDate(clock.now()),
    });
    await cash.decide(people.superAdmin, id, { confirmed: true });
  }
}
