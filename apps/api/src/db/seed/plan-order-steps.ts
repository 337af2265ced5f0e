import type { FailureReason } from '@market/domain/orders/failure-reasons';
import { addMilliseconds, hours } from '../../platform/clock';
import type { Member, People } from './members';
import type { OpenStore } from './open-stores';
import type { Random } from './random';

const declineReasons = ['No rider available', 'Outside our area', 'Vehicle too small'] as const;

/** One step of an order, and who takes it. */
export type Step = { readonly at: Date; readonly by: Member } & (
  | {
      readonly kind: 'confirmed' | 'ready_for_pickup' | 'accepted' | 'picked_up' | 'in_transit';
    }
  | { readonly kind: 'delivered'; readonly hasPhoto?: boolean }
  | { readonly kind: 'delivery_failed'; readonly reason: FailureReason; readonly note: string }
  | { readonly kind: 'handed_over'; readonly hub: NonNullable<OpenStore['hub']> }
  | { readonly kind: 'cancelled'; readonly note: string }
  | { readonly kind: 'assigned'; readonly rider: Member }
  | { readonly kind: 'declined'; readonly reason: (typeof declineReasons)[number] }
);

const CANCELLED_SHARE = 0.06;
const DECLINED_SHARE = 0.04;
const PARTNER_SHARE = 0.55;
const HUB_SHARE = 0.25;

interface PlannedOrder {
  readonly placedAt: Date;
  readonly customer: Member;
  readonly store: OpenStore;
  readonly people: People;
  readonly random: Random;
}

type StepKind = Step extends infer Each ? (Each extends Step ? Omit<Each, 'at'> : never) : never;

/** All steps of an order until it is delivered (within a week) or cancelled, some hours apart. */
export function planOrderSteps({
  placedAt,
  customer,
  store,
  people,
  random,
}: PlannedOrder): Step[] {
  const steps: Step[] = [];
  const addStep = (atLeast: number, atMost: number, step: StepKind): void => {
    const at = addMilliseconds(
      steps.at(-1)?.at ?? placedAt,
      hours(atLeast + random.fraction() * (atMost - atLeast)),
    );
    steps.push({ ...step, at });
  };
  const seller = random.pick(store.team);
  if (random.chance(CANCELLED_SHARE)) {
    const isByCustomer = random.chance(0.6);
    if (random.chance(0.4)) addStep(1, 14, { kind: 'confirmed', by: seller });
    addStep(
      0.5,
      18,
      isByCustomer
        ? { kind: 'cancelled', by: customer, note: 'Ordered the wrong size' }
        : { kind: 'cancelled', by: seller, note: 'The last one was damaged in our store' },
    );
    return steps;
  }
  addStep(0.5, 16, { kind: 'confirmed', by: seller });
  addStep(3, 26, { kind: 'ready_for_pickup', by: seller });
  const throughHub = random.chance(HUB_SHARE);
  if (throughHub && store.hub && placedAt > store.hub.since)
    addStep(0.3, 3, { kind: 'handed_over', by: store.merchant, hub: store.hub });

  const planner = random.pick([people.scheduler, people.scheduler, people.admin]);
  if (random.chance(DECLINED_SHARE)) {
    const decliningRider = random.pick(people.partners);
    addStep(1, 8, { kind: 'assigned', by: planner, rider: decliningRider });
    addStep(0.5, 5, { kind: 'declined', by: decliningRider, reason: random.pick(declineReasons) });
  }
  const rider = random.pick(random.chance(PARTNER_SHARE) ? people.partners : people.dispatchers);
  addStep(1, 10, { kind: 'assigned', by: planner, rider });
  addStep(0.2, 4, { kind: 'accepted', by: rider });
  addStep(1, 10, { kind: 'picked_up', by: rider });
  addStep(0.3, 3, { kind: 'in_transit', by: rider });
  addStep(3, 70, { kind: 'delivered', by: rider });
  return steps;
}

type PlanSteps = (order: PlannedOrder) => Step[];

/** The steps of an order that left its store today and is in transit with the demo partner. */
export function planStepsToTransit({ placedAt, store, people, random }: PlannedOrder): Step[] {
  const planner = people.scheduler;
  const rider = people.demoPartner;
  const at = (hoursLater: number): Date => addMilliseconds(placedAt, hours(hoursLater));
  return [
    { at: at(1), kind: 'confirmed', by: random.pick(store.team) },
    { at: at(4), kind: 'ready_for_pickup', by: random.pick(store.team) },
    { at: at(5), kind: 'assigned', by: planner, rider },
    { at: at(6), kind: 'accepted', by: rider },
    { at: at(18), kind: 'picked_up', by: rider },
    { at: at(19), kind: 'in_transit', by: rider },
  ];
}

/** The steps of an order that was not delivered today, because nobody was at the address. */
const planFailure: PlanSteps = (order) => [
  ...planStepsToTransit(order),
  {
    at: addMilliseconds(order.placedAt, hours(21)),
    kind: 'delivery_failed',
    by: order.people.demoPartner,
    reason: 'nobody_there',
    note: 'Called twice and waited at the gate',
  },
];

/** The steps of an order that was delivered two days after the purchase, with a photo. */
export const planDelivery: PlanSteps = (order) => [
  ...planStepsToTransit(order),
  {
    at: addMilliseconds(order.placedAt, hours(47)),
    kind: 'delivered',
    by: order.people.demoPartner,
    hasPhoto: true,
  },
];

const planCancellation: PlanSteps = ({ placedAt, customer, store, random }) => [
  { at: addMilliseconds(placedAt, hours(2)), kind: 'confirmed', by: random.pick(store.team) },
  {
    at: addMilliseconds(placedAt, hours(5)),
    kind: 'cancelled',
    by: customer,
    note: 'Ordered the wrong size',
  },
];

/**
 * The demo customer's latest orders: how many hours ago each was bought, and what happened to it.
 */
export const demoCustomerOrders: readonly {
  readonly hoursAgo: number;
  readonly plan: PlanSteps;
}[] = [
  { hoursAgo: 75, plan: planDelivery },
  { hoursAgo: 52, plan: planCancellation },
  { hoursAgo: 23, plan: planFailure },
  { hoursAgo: 22, plan: planStepsToTransit },
];
