import type { Order } from './order';
import type { OrderStatusCode } from './order-lifecycle';
import { statusLabel } from './order-status-labels';

/** The customer's five steps with their statuses. The last status of a step completes it. */
const steps = [
  { name: 'Order placed', statuses: ['pending'], done: ['pending'] },
  {
    name: 'Packed',
    statuses: ['confirmed', 'ready_for_pickup', 'assigned'],
    done: ['ready_for_pickup', 'assigned'],
  },
  { name: 'With the rider', statuses: ['picked_up'], done: [] },
  { name: 'On its way', statuses: ['in_transit', 'delivery_failed'], done: [] },
  { name: 'Delivered', statuses: ['delivered', 'completed'], done: ['delivered', 'completed'] },
] as const satisfies readonly {
  name: string;
  statuses: readonly OrderStatusCode[];
  done: readonly OrderStatusCode[];
}[];

export interface CustomerStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'next';
  /** When it was reached (ISO, UTC). */
  readonly at?: string;
  /** First and last day by which it is expected, for the next step of an order that is on time. */
  readonly expected?: { readonly firstDay: string; readonly lastDay: string };
}

type Followed = Pick<
  Order,
  'orderStatus' | 'createdAt' | 'deliveredAt' | 'promise' | 'nextAttemptDay' | 'orderActivities'
>;

/**
 * The customer's steps of an order: the time of each completed step, and the expected days of the next. `today` is
 * a date in Lagos. Undefined for cancelled, returned and unknown orders.
 */
export function customerSteps(order: Followed, today: string): readonly CustomerStep[] | undefined {
  const has = (codes: readonly OrderStatusCode[]): boolean => codes.includes(order.orderStatus);
  const at = steps.findIndex(({ statuses }) => has(statuses));
  const step = steps[at];
  if (!step) return undefined;
  const isDone = has(step.done);
  return steps.map(({ name, statuses }, index) => {
    if (index === at) {
      const time = reachedAt(
        order,
        isDone || statuses.length === 1 ? statuses : [order.orderStatus],
      );
      return {
        label: isDone ? name : statusLabel('customer', order.orderStatus),
        state: isDone ? 'done' : 'current',
        ...(time !== undefined && { at: time }),
      };
    }
    if (index < at) {
      const time = reachedAt(order, statuses);
      return { label: name, state: 'done', ...(time !== undefined && { at: time }) };
    }
    const expected =
      index === at + 1 || index === steps.length - 1 ? expectedDays(order, name, today) : undefined;
    return { label: name, state: 'next', ...(expected && { expected }) };
  });
}

function reachedAt(
  { createdAt, deliveredAt, orderActivities }: Followed,
  codes: readonly OrderStatusCode[],
): string | undefined {
  if (codes.includes('pending')) return createdAt;
  if (codes.includes('delivered') && deliveredAt !== undefined) return deliveredAt;
  // Confirming begins a step that packing ends.
  const wanted = codes.length > 1 ? codes.filter((code) => code !== 'confirmed') : codes;
  return orderActivities.find(
    ({ orderStatus }) => orderStatus !== undefined && wanted.includes(orderStatus),
  )?.createdAt;
}

/** Leaves out expected days in the past. */
function expectedDays(
  { promise, nextAttemptDay }: Followed,
  name: (typeof steps)[number]['name'],
  today: string,
): CustomerStep['expected'] {
  if (name === 'Delivered' && nextAttemptDay !== undefined)
    return nextAttemptDay < today
      ? undefined
      : { firstDay: nextAttemptDay, lastDay: nextAttemptDay };
  if (!promise) return undefined;
  const { dispatchDay, firstDay, lastDay } = promise;
  if (name === 'Delivered')
    return lastDay < today ? undefined : { firstDay: firstDay < today ? today : firstDay, lastDay };
  const day = name === 'On its way' ? firstDay : dispatchDay;
  return day < today ? undefined : { firstDay: day, lastDay: day };
}
