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
  /** Whether everything is returned, or the first item only. */
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

const refusals = [
  'The seal is broken and it was wired up.',
  'It works on our bench with every load that we tried.',
];

const RETURNS = 0.05;
/** The demo customer gets returns, so that their pages are not empty. */
const RETURNS_OF_DEMO = 0.15;
const REJECTS = 0.2;
const REPLACES = 0.3;
const WHOLE = 0.5;

interface Circumstances {
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
 * Plans a return of a delivered order, finished within nine days of its delivery. Usually returns
 * undefined.
 */
export function planReturn({
  deliveredAt,
  customer,
  store,
  people,
  random,
}: Circumstances): ReturnPlan | undefined {
  if (!random.chance(customer === people.demoCustomer ? RETURNS_OF_DEMO : RETURNS))
    return undefined;
  const askedAt = addMilliseconds(deliveredAt, hours(6 + random.fraction() * 110));
  const steps: ReturnStep[] = [];
  const then = (atLeast: number, atMost: number, step: StepKind): void => {
    const at = addMilliseconds(
      steps.at(-1)?.at ?? askedAt,
      hours(atLeast + random.fraction() * (atMost - atLeast)),
    );
    steps.push({ ...step, at });
  };
  const type: OrderReturnType = random.chance(REPLACES) ? 'replace' : 'refund';
  const plan = {
    type,
    askedAt,
    customer,
    ...pickComplaint(random),
    isWhole: random.chance(WHOLE),
    steps,
  };
  if (random.chance(REJECTS)) {
    then(3, 30, { kind: 'rejected', by: store.merchant, reason: random.pick(refusals) });
    return plan;
  }
  then(2, 28, { kind: 'approved', by: store.merchant });
  then(12, 46, { kind: 'received', by: store.merchant });
  if (type === 'replace') then(2, 18, { kind: 'replacement_sent', by: store.merchant });
  else then(2, 18, { kind: 'refunded', by: people.admin });
  return plan;
}
