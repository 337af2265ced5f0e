import { upgradeCharge, type PaidMonth } from '@market/domain/subscriptions/plan-change';
import type { Plan, PlanCode, Subscription } from '@market/domain/subscriptions/subscription';
import type { listLatestPayments, PlanRow, SubscriptionRow } from './subscriptions.repository';

interface SubscriptionData {
  readonly plans: readonly PlanRow[];
  readonly findPlan: (id: PlanCode) => PlanRow;
  /** The current paid plan; undefined on the free plan. */
  readonly row: SubscriptionRow | undefined;
  /** The payment category's rate in basis points, before the plan's reduction. */
  readonly commissionBps: number;
  /** The store's available balance in kobo, possibly negative. */
  readonly available: number;
  readonly payments: Awaited<ReturnType<typeof listLatestPayments>>;
  readonly now: Date;
}

export function toSubscription({
  plans,
  findPlan,
  row,
  commissionBps,
  available,
  payments,
  now,
}: SubscriptionData): Subscription {
  const plan = findPlan(row?.planId ?? 'free');
  const month = row && toPaidMonth(row, plan);
  return {
    plan: toPlan(plan),
    commissionPercent: Math.max(0, commissionBps - plan.reductionBps) / 100,
    available: Math.max(0, available),
    changes: plans
      .filter(({ id }) => id !== plan.id)
      .map(({ id, price }) => {
        const charge = upgradeCharge(price, month, now);
        return {
          planId: id,
          charge: charge ?? 0,
          startsAt: (charge === undefined && row ? row.paidUntil : now).toISOString(),
        };
      }),
    payments: payments.map(({ paidAt, ...payment }) => ({
      ...payment,
      paidAt: paidAt.toISOString(),
    })),
    ...(row && {
      startedAt: row.startedAt.toISOString(),
      paidUntil: row.paidUntil.toISOString(),
      next: toPlan(findPlan(row.nextPlanId)),
    }),
  };
}

export const toPaidMonth = (
  { paidFrom, paidUntil }: SubscriptionRow,
  { price }: PlanRow,
): PaidMonth => ({
  price,
  from: paidFrom,
  until: paidUntil,
});

export const toPlan = ({ id, name, description, price, reductionBps }: PlanRow): Plan => ({
  id,
  name,
  description,
  price,
  commissionReduction: reductionBps / 100,
});
