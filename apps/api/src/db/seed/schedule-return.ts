import type { Order } from '@market/domain/orders/order';
import type { AppServices } from '../../compose';
import { getReturnWindowEnd } from '../../modules/orders';
import { addMilliseconds, hours, minutes, type Clock } from '../../platform/clock';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import { pickComplaint, type ReturnPlan, type ReturnStep } from './plan-return';
import type { Random } from './random';
import type { Timeline } from './timeline';

interface Deps {
  readonly services: Pick<AppServices, 'orders' | 'returns'>;
  readonly timeline: Timeline;
}

interface ReturnsDeps extends Deps {
  readonly clock: Clock;
  readonly people: People;
  readonly stores: readonly OpenStore[];
}

/** The type of each open return, and the steps that it has already completed. */
const openReturnStages = [
  { type: 'refund', done: [] },
  { type: 'replace', done: ['approved'] },
  { type: 'refund', done: ['approved', 'received'] },
  { type: 'replace', done: [] },
  { type: 'refund', done: ['approved'] },
] as const;

/**
 * Requests returns that stay open. One belongs to the demo customer, if they have a delivered
 * order.
 */
export async function requestOpenReturns(deps: ReturnsDeps, random: Random): Promise<void> {
  const { services, clock, people, stores } = deps;
  const { rows } = await services.orders.list(people.admin, {
    status: 'delivered',
    limit: 100,
    offset: 0,
  });
  const details: Order[] = [];
  for (const { id } of rows) details.push(await services.orders.byId(people.admin, id));
  const orders = details.filter(
    (order) =>
      order.orderReturnId === undefined &&
      order.deliveredAt !== undefined &&
      getReturnWindowEnd(order, new Date(order.deliveredAt)) > clock.now(),
  );
  const isDemo = (order: Order): boolean => order.customerId === people.demoCustomer.userId;
  // The demo customer keeps one order that can still be returned.
  const isOfDemoWithMore = (order: Order): boolean =>
    isDemo(order) && order.orderItems.reduce((units, { quantity }) => units + quantity, 0) > 1;
  const chosen = [
    ...orders.filter(isOfDemoWithMore).slice(0, 1),
    ...orders.filter((order) => !isDemo(order)),
  ];
  for (const [index, { type, done }] of openReturnStages.entries()) {
    const order = chosen[index];
    const customer = people.customers.find(({ userId }) => userId === order?.customerId);
    const merchant = stores.find(({ storeId }) => storeId === order?.storeId)?.merchant;
    if (!order || !customer || !merchant) return;
    const askedAt = addMilliseconds(clock.now(), minutes(9 * (index + 1)));
    const steps = done.map((kind, number): ReturnStep => ({
      kind,
      by: merchant,
      at: addMilliseconds(askedAt, hours(3 + 7 * number)),
    }));
    scheduleReturn(deps, order.id, {
      type,
      askedAt,
      customer,
      ...pickComplaint(random),
      isWhole: false,
      steps,
    });
  }
}

/** Schedules a return's steps on the timeline, through the services that the apps use. */
export function scheduleReturn(
  { services: { orders, returns }, timeline }: Deps,
  orderId: string,
  { customer, type, askedAt, isWhole, reason, details, steps }: ReturnPlan,
): void {
  timeline.at(askedAt, async () => {
    const { orderItems } = await orders.byId(customer, orderId);
    // The order may already have another return.
    const left = orderItems.filter(({ returnable = 0 }) => returnable > 0);
    if (left.length === 0) return;
    const items = left
      .slice(0, isWhole ? undefined : 1)
      .map(({ id: orderItemId, returnable = 0 }) => ({
        orderItemId,
        quantity: isWhole ? returnable : Math.ceil(returnable / 2),
        reason,
        details,
        photos: [],
      }));
    const { id } = await returns.create(customer, orderId, type, { items });
    for (const step of steps) timeline.at(step.at, () => take(id, step));
  });

  async function take(id: string, step: ReturnStep): Promise<void> {
    if (step.kind === 'refunded') await returns.decideRefund(step.by, id, { approved: true });
    else
      await returns.update(step.by, id, {
        status: step.kind,
        ...('reason' in step && { reason: step.reason }),
      });
  }
}
