import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { PlanCode } from '@market/domain/subscriptions/subscription';
import { id, instant, kobo } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

/** What stores can subscribe to; its rows come with the migrations. */
export const plansTable = pgTable(
  'plans',
  {
    id: text('id').$type<PlanCode>().primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** A month. */
    price: kobo('price').notNull(),
    /** Off the store's commission rate, for orders placed while the plan runs. */
    reductionBps: integer('reduction_bps').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [check('plans_amounts', sql`${t.price} >= 0 and ${t.reductionBps} >= 0`)],
);

/** The paid plan of a store; one without a row, or whose month is over, has the free one. */
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
    /** What follows when the month that is paid is over. */
    nextPlanId: text('next_plan_id')
      .$type<PlanCode>()
      .notNull()
      .references(() => plansTable.id),
    startedAt: instant('started_at').notNull(),
    paidFrom: instant('paid_from').notNull(),
    paidUntil: instant('paid_until').notNull(),
  },
  (t) => [check('subscriptions_month', sql`${t.paidUntil} > ${t.paidFrom}`)],
);

/** Each month that was paid; its ledger event is named by its id. */
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
  },
  (t) => [
    index('subscription_payments_store').on(t.storeId, t.paidAt),
    check('subscription_payments_amount', sql`${t.amount} > 0`),
  ],
);
