import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SubscriptionStatus } from '@market/domain/subscriptions/income';
import type { PlanCode } from '@market/domain/subscriptions/subscription';
import { id, instant, kobo } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

/** The rows come from migrations. */
export const plansTable = pgTable(
  'plans',
  {
    id: text('id').$type<PlanCode>().primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Price per month. */
    price: kobo('price').notNull(),
    /** Subtracted from the store's commission rate, for orders placed while the plan is active. */
    reductionBps: integer('reduction_bps').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [check('plans_amounts', sql`${t.price} >= 0 and ${t.reductionBps} >= 0`)],
);

/**
 * A store's latest paid plan. A store without a row, or whose month is over, has the free plan.
 */
export const subscriptionsTable = pgTable(
  'subscriptions',
  {
    storeId: uuid('store_id')
      .primaryKey()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .$type<PlanCode>()
      .notNull()
      .references(() => plansTable.id),
    /** The plan after the paid month. */
    nextPlanId: text('next_plan_id')
      .$type<PlanCode>()
      .notNull()
      .references(() => plansTable.id),
    startedAt: instant('started_at').notNull(),
    paidFrom: instant('paid_from').notNull(),
    paidUntil: instant('paid_until').notNull(),
    /**
     * When the plan ended. It was cancelled if the next plan is the free one; otherwise the balance
     * did not cover the renewal.
     */
    endedAt: instant('ended_at'),
    /** A subscription that was not renewed stays active until the job that renews it has run. */
    status: text('status')
      .$type<SubscriptionStatus>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ended_at is null then 'active' when next_plan_id = 'free' then 'cancelled' else 'lapsed' end`,
      ),
  },
  (t) => [check('subscriptions_month', sql`${t.paidUntil} > ${t.paidFrom}`)],
);

/** One payment per month. The id is the `ref` of its ledger event. */
export const subscriptionPaymentsTable = pgTable(
  'subscription_payments',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    planId: text('plan_id')
      .$type<PlanCode>()
      .notNull()
      .references(() => plansTable.id),
    amount: kobo('amount').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** The day of `paidAt` in Lagos. Computed once, because sums would spend most time on it. */
    day: date('day', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(paid_at at time zone 'Africa/Lagos')::date`),
  },
  (t) => [
    // Contains every column, so that the income of many stores is read from the index alone.
    index('subscription_payments_store').on(t.storeId, t.paidAt, t.id, t.planId, t.day, t.amount),
    index('subscription_payments_paid').on(t.paidAt, t.id),
    check('subscription_payments_amount', sql`${t.amount} > 0`),
  ],
);

/**
 * The payments of each day (in Lagos) and plan, by the current status of the stores that paid.
 * Triggers add each payment, and move a store's payments when its status changes, so that the income
 * of all stores is read without reading all payments.
 */
export const subscriptionIncomeTable = pgTable(
  'subscription_income',
  {
    day: date('day', { mode: 'string' }).notNull(),
    planId: text('plan_id').$type<PlanCode>().notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    amount: kobo('amount').notNull(),
    charges: integer('charges').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.planId, t.status] })],
);

/** The sum of each store's payments, which is compared with the ledger. A trigger adds each payment. */
export const subscriptionTotalsTable = pgTable('subscription_totals', {
  storeId: uuid('store_id').primaryKey(),
  amount: kobo('amount').notNull(),
});
