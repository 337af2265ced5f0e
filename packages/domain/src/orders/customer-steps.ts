import type { Order } from './order';
import type { OrderStatusCode } from './order-lifecycle';
import { statusLabel } from './order-status-labels';

/** The five steps that a customer follows, and the statuses of each; the last of them completes it. */
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
  'orderStatus' | 'createdAt' | 'deliveredAt' | 'promise' | 'orderActivities'
>;

/**
 * The steps of an order in its customer's words, with the time of each that was reached, and what to expect of the next.
 * `today` is a calendar day in Lagos. Undefined for an order that left the way: cancelled, returned, or unknown.
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

/** Nothing is expected on a day that has passed. */
function expectedDays(
  { promise }: Followed,
  name: (typeof steps)[number]['name'],
  today: string,
): CustomerStep['expected'] {
  if (!promise) return undefined;
  const { dispatchDay, firstDay, lastDay } = promise;
  if (name === 'Delivered')
    return lastDay < today ? undefined : { firstDay: firstDay < today ? today : firstDay, lastDay };
  const day = name === 'On its way' ? firstDay : dispatchDay;
  return day < today ? undefined : { firstDay: day, lastDay: day };
}
