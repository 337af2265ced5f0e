import type { OrderReturnType, ReturnReason } from '@market/domain/orders/order-return';
import { addMilliseconds, hours } from '../../platform/clock';
import type { Member, People } from './members';
import type { OpenStore } from './open-stores';
import type { Random } from './random';

/** One step of a return after its request, and who takes it. */
export type ReturnStep = { readonly at: Date; readonly by: Member } & (
  | { readonly kind: 'approved' | 'received' | 'replacement_sent' | 'refunded' }
  | { readonly kind: 'rejected'; readonly reason: string }
);

export interface ReturnPlan {
  readonly type: OrderReturnType;
  readonly askedAt: Date;
  readonly customer: Member;
  readonly reason: ReturnReason;
  readonly details: string;
  /** Whether all items are returned, instead of the first one only. */
  readonly isWhole: boolean;
  readonly steps: readonly ReturnStep[];
}

const complaints: readonly { readonly reason: ReturnReason; readonly details: string }[] = [
  { reason: 'Arrived damaged', details: 'The carton was open and a corner is dented.' },
  { reason: 'Does not work', details: 'It does not switch on, even at another socket.' },
  { reason: 'Not as described', details: 'The label on it says a smaller rating than the page.' },
  { reason: 'Wrong item sent', details: 'This is the model before the one that I ordered.' },
  { reason: 'Parts are missing', details: 'The mounting kit is not in the box.' },
];
export const pickComplaint = (random: Random) => random.pick(complaints);

const rejectionReasons = [
  'The seal is broken and it was wired up.',
  'It works on our bench with every load that we tried.',
];

const RETURN_SHARE = 0.05;
/** The demo customer returns more than others, so that the pages with returns are not empty. */
const DEMO_CUSTOMER_RETURN_SHARE = 0.15;
const REJECTED_SHARE = 0.2;
const REPLACEMENT_SHARE = 0.3;
const WHOLE_ORDER_SHARE = 0.5;

interface DeliveredOrder {
  readonly deliveredAt: Date;
  readonly customer: Member;
  readonly store: OpenStore;
  readonly people: People;
  readonly random: Random;
}

type StepKind = ReturnStep extends infer Each
  ? Each extends ReturnStep
    ? Omit<Each, 'at'>
    : never
  : never;

/**
 * Plans a return of a delivered order that ends within nine days of its delivery. Returns undefined
 * for most orders.
 */
export function planReturn({
  deliveredAt,
  customer,
  store,
  people,
  random,
}: DeliveredOrder): ReturnPlan | undefined {
  if (!random.chance(customer === people.demoCustomer ? DEMO_CUSTOMER_RETURN_SHARE : RETURN_SHARE))
    return undefined;
  const askedAt = addMilliseconds(deliveredAt, hours(6 + random.fraction() * 110));
  const steps: ReturnStep[] = [];
  const addStep = (atLeast: number, atMost: number, step: StepKind): void => {
    const at = addMilliseconds(
      steps.at(-1)?.at ?? askedAt,
      hours(atLeast + random.fraction() * (atMost - atLeast)),
    );
    steps.push({ ...step, at });
  };
  const type: OrderReturnType = random.chance(REPLACEMENT_SHARE) ? 'replace' : 'refund';
  const plan = {
    type,
    askedAt,
    customer,
    ...pickComplaint(random),
    isWhole: random.chance(WHOLE_ORDER_SHARE),
    steps,
  };
  if (random.chance(REJECTED_SHARE)) {
    addStep(3, 30, { kind: 'rejected', by: store.merchant, reason: random.pick(rejectionReasons) });
    return plan;
  }
  addStep(2, 28, { kind: 'approved', by: store.merchant });
  addStep(12, 46, { kind: 'received', by: store.merchant });
  if (type === 'replace') addStep(2, 18, { kind: 'replacement_sent', by: store.merchant });
  else addStep(2, 18, { kind: 'refunded', by: people.admin });
  return plan;
}
