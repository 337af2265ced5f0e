import type { Order } from './order';
import { orderStatusCodes, type OrderStatusCode } from './order-lifecycle';
import { statusLabel } from './order-status-labels';

const stepNames = ['Order placed', 'Packed', 'With the rider', 'On its way', 'Delivered'] as const;
type StepName = (typeof stepNames)[number];

const startStep = (name: StepName) => ({ name, isDone: false });
const completeStep = (name: StepName) => ({ name, isDone: true });

/** The step that the customer sees for each status, and whether the status completes it. */
const stepByStatus: Readonly<
  Record<OrderStatusCode, { name: StepName; isDone: boolean } | undefined>
> = {
  pending: completeStep('Order placed'),
  confirmed: startStep('Packed'),
  ready_for_pickup: completeStep('Packed'),
  assigned: completeStep('Packed'),
  picked_up: startStep('With the rider'),
  in_transit: startStep('On its way'),
  delivery_failed: startStep('On its way'),
  delivered: completeStep('Delivered'),
  completed: completeStep('Delivered'),
  cancelled: undefined,
  returned: undefined,
  returned_to_store: undefined,
};

const statusesOfStep = (step: StepName): OrderStatusCode[] =>
  orderStatusCodes.filter((code) => stepByStatus[code]?.name === step);

export interface CustomerStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'failed' | 'next';
  /** When the step was reached (ISO, UTC). */
  readonly at?: string;
  /**
   * The first and last day on which the step is expected. Only for the next and the last step,
   * unless these days are over.
   */
  readonly expected?: { readonly firstDay: string; readonly lastDay: string };
}

type TrackedOrder = Pick<
  Order,
  'orderStatus' | 'createdAt' | 'deliveredAt' | 'promise' | 'nextAttemptDay' | 'orderActivities'
>;

/**
 * The customer's steps of an order: the time of each completed step, and the expected days of the
 * next and the last one. `today` is a date in Lagos. Undefined for an order that was cancelled or
 * returned.
 */
export function customerSteps(
  order: TrackedOrder,
  today: string,
): readonly CustomerStep[] | undefined {
  const step = stepByStatus[order.orderStatus];
  if (!step) return undefined;
  if (order.orderStatus === 'delivery_failed') return stepsAfterFailure(order, today);
  const at = stepNames.indexOf(step.name);
  return stepNames.map((name, index) => {
    const statuses = statusesOfStep(name);
    if (index === at) {
      const time = findTimeReached(
        order,
        step.isDone || statuses.length === 1 ? statuses : [order.orderStatus],
      );
      return {
        label: step.isDone ? name : statusLabel('customer', order.orderStatus),
        state: step.isDone ? 'done' : 'current',
        ...(time !== undefined && { at: time }),
      };
    }
    if (index < at) {
      const time = findTimeReached(order, statuses);
      return { label: name, state: 'done', ...(time !== undefined && { at: time }) };
    }
    const expected =
      index === at + 1 || index === stepNames.length - 1
        ? expectedDays(order, name, today)
        : undefined;
    return { label: name, state: 'next', ...(expected && { expected }) };
  });
}

/** The failed attempt replaces the delivery step, and the next attempt follows it. */
function stepsAfterFailure(order: TrackedOrder, today: string): readonly CustomerStep[] {
  const done = (label: StepName): CustomerStep => {
    const time = findTimeReached(order, statusesOfStep(label));
    return { label, state: 'done', ...(time !== undefined && { at: time }) };
  };
  const failedAt = findLatestTime(order, 'delivery_failed');
  const expected = expectedDays(order, 'Delivered', today);
  return [
    done('Order placed'),
    done('Packed'),
    done('On its way'),
    {
      label: statusLabel('customer', 'delivery_failed'),
      state: 'failed',
      ...(failedAt !== undefined && { at: failedAt }),
    },
    order.nextAttemptDay === undefined
      ? { label: 'Delivered', state: 'next' }
      : { label: 'Next attempt', state: 'next', ...(expected && { expected }) },
  ];
}

const findLatestTime = (
  { orderActivities }: Pick<TrackedOrder, 'orderActivities'>,
  code: OrderStatusCode,
): string | undefined =>
  orderActivities.findLast(({ orderStatus }) => orderStatus === code)?.createdAt;

function findTimeReached(
  { createdAt, deliveredAt, orderActivities }: TrackedOrder,
  codes: readonly OrderStatusCode[],
): string | undefined {
  if (codes.includes('pending')) return createdAt;
  if (codes.includes('delivered') && deliveredAt !== undefined) return deliveredAt;
  // The packing step starts when the order is confirmed, and ends when it is packed.
  const expectedCodes = codes.length > 1 ? codes.filter((code) => code !== 'confirmed') : codes;
  const first = orderActivities.find(
    ({ orderStatus }) => orderStatus !== undefined && expectedCodes.includes(orderStatus),
  )?.orderStatus;
  // An order can be on its way twice: after a failed delivery the second time counts.
  return first && findLatestTime({ orderActivities }, first);
}

/** Leaves out expected days in the past. */
function expectedDays(
  { promise, nextAttemptDay }: TrackedOrder,
  name: StepName,
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
