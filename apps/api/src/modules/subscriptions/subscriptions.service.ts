import { addMonth } from '@market/domain/calendar';
import { formatDate } from '@market/domain/lagos-time';
import { subscriptionEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { upgradeCharge } from '@market/domain/subscriptions/plan-change';
import type {
  Plan,
  PlanChange,
  PlanCode,
  Subscription,
} from '@market/domain/subscriptions/subscription';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore, type StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import type { PayoutsService } from '../payouts';
import { toPaidMonth, toPlan, toSubscription } from './subscription-view';
import {
  endSubscription,
  findBillingDetails,
  findSubscription,
  insertPayment,
  listLatestPayments,
  listPlans,
  saveSubscription,
  setNextPlan,
  type PlanRow,
  type SubscriptionRow,
} from './subscriptions.repository';

/** Job: runs at the end of a paid month. */
export const RENEW_SUBSCRIPTION = 'subscription.renew';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly ledger: Pick<LedgerService, 'record'>;
  readonly payouts: Pick<PayoutsService, 'lockAvailable' | 'balances'>;
  readonly platformName: string;
  readonly merchantOrigin: string;
}

const MAX_PAYMENTS = 12;

/**
 * Stores' plans. A month is paid in advance from the store's available balance. A plan that the
 * balance does not cover cannot start, and ends when it cannot be renewed.
 */
export const subscriptionsService = ({
  db,
  clock,
  ids,
  outbox,
  ledger,
  payouts,
  platformName,
  merchantOrigin,
}: Deps) => {
  const plansById = async (db: Db) => {
    const plans = await listPlans(db);
    return {
      plans,
      findPlan: (id: PlanCode): PlanRow => {
        const plan = plans.find((each) => each.id === id);
        if (!plan) throw new Error(`There is no plan ${id}`);
        return plan;
      },
    };
  };

  const current = async (db: Db, scope: StoreScope): Promise<SubscriptionRow | undefined> => {
    const row = await findSubscription(db, scope);
    return row && row.paidUntil > clock.now() ? row : undefined;
  };

  const view = async (scope: StoreScope): Promise<Subscription> => {
    const { plans, findPlan } = await plansById(db);
    const row = await current(db, scope);
    const payer = await findBillingDetails(db, scope);
    if (!payer) throw notFound('Your store');
    const { available } = await payouts.balances(scope);
    return toSubscription({
      plans,
      findPlan,
      row,
      commissionBps: payer.commissionBps,
      available,
      payments: await listLatestPayments(db, scope, MAX_PAYMENTS),
      now: clock.now(),
    });
  };

  /**
   * Charges the store's balance and starts a month that renews automatically. Runs in a transaction
   * with the store locked.
   */
  const pay = async (
    db: Db,
    { storeId }: StoreScope,
    plan: PlanRow,
    { charge, startedAt, from }: { charge: number; startedAt: Date; from: Date },
  ): Promise<void> => {
    const id = ids.next();
    const paidUntil = addMonth(from);
    if (charge > 0) {
      await insertPayment(db, {
        id,
        storeId,
        planId: plan.id,
        amount: charge,
        paidAt: clock.now(),
      });
      await ledger.record(db, 'subscription', id, subscriptionEntries({ storeId, amount: charge }));
    }
    await saveSubscription(db, {
      storeId,
      planId: plan.id,
      nextPlanId: plan.id,
      startedAt,
      paidFrom: from,
      paidUntil,
      endedAt: null,
    });
    await outbox.enqueue(db, {
      kind: RENEW_SUBSCRIPTION,
      payload: { storeId },
      runAt: paidUntil,
      uniqueKey: `${storeId}:${paidUntil.toISOString()}`,
    });
    await notifyStore(
      db,
      { storeId },
      {
        kind: 'subscription-paid',
        subject: `Your ${plan.name} plan is paid until ${formatDate(paidUntil)}`,
        text: `${formatKobo(charge)} for the ${plan.name} plan was deducted from your store’s balance on ${platformName}. It renews on ${formatDate(paidUntil)} unless you choose another plan.`,
      },
    );
  };

  const notifyStore = async (
    db: Db,
    scope: StoreScope,
    mail: { kind: string; subject: string; text: string },
  ): Promise<void> => {
    const payer = await findBillingDetails(db, scope);
    if (payer)
      await outbox.mail(db, { ...mail, to: payer.email, link: `${merchantOrigin}/subscription` });
  };

  return {
    plans: async (): Promise<Plan[]> => (await listPlans(db)).map(toPlan),

    mine: (principal: Principal): Promise<Subscription> => view(requireStore(principal)),

    /**
     * Upgrades immediately, and downgrades at the end of the paid month. Throws 409 when the store
     * already has the plan or has chosen it, when its price has changed, and when the balance does
     * not cover it.
     */
    async change(
      principal: Principal,
      { planId, expectedCharge }: PlanChange,
    ): Promise<Subscription> {
      const scope = requireStore(principal);
      await inTransaction(db, async (db) => {
        const available = await payouts.lockAvailable(db, scope.storeId);
        const { findPlan } = await plansById(db);
        const row = await current(db, scope);
        const now = clock.now();
        const chosen = findPlan(planId);
        if ((row?.nextPlanId ?? 'free') === planId)
          throw conflict(
            row?.planId === planId || !row
              ? `You already have the ${chosen.name} plan.`
              : `You have already chosen the ${chosen.name} plan. It starts on ${formatDate(row.paidUntil)}.`,
          );
        const charge = upgradeCharge(
          chosen.price,
          row && toPaidMonth(row, findPlan(row.planId)),
          now,
        );
        if (expectedCharge !== undefined && expectedCharge !== (charge ?? 0))
          throw conflict(`The ${chosen.name} plan now costs ${formatKobo(charge ?? 0)} to start.`, {
            charge: (charge ?? 0) / 100,
          });
        if (charge === undefined) return void (await setNextPlan(db, scope, planId));
        if (available < charge)
          throw conflict(
            `The ${chosen.name} plan costs ${formatKobo(charge)} now, but your available balance is ${formatKobo(Math.max(0, available))}. Orders become available after delivery, when their return period has ended.`,
          );
        await pay(db, scope, chosen, { charge, startedAt: now, from: now });
      });
      return view(scope);
    },

    /** Job: renews or changes the plan at the end of a month, or ends it. Idempotent. */
    renew: (storeId: string): Promise<void> =>
      inTransaction(db, async (db) => {
        const scope = { storeId };
        const available = await payouts.lockAvailable(db, storeId);
        const row = await findSubscription(db, scope);
        if (!row || row.endedAt || row.paidUntil > clock.now()) return;
        const { findPlan } = await plansById(db);
        const next = findPlan(row.nextPlanId);
        if (next.price > 0 && available >= next.price)
          return pay(db, scope, next, {
            charge: next.price,
            startedAt: next.id === row.planId ? row.startedAt : row.paidUntil,
            from: row.paidUntil,
          });
        await endSubscription(db, scope, clock.now());
        if (next.price > 0)
          await notifyStore(db, scope, {
            kind: 'subscription-ended',
            subject: `Your ${findPlan(row.planId).name} plan has ended`,
            text: `The ${next.name} plan costs ${formatKobo(next.price)} a month, and ${formatKobo(Math.max(0, available))} was available to your store. You have the Free plan now and can choose another one at any time.`,
          });
      }),
  };
};

export type SubscriptionsService = ReturnType<typeof subscriptionsService>;
