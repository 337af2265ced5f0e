import { and, count, desc, eq, gte, inArray, lt, lte, sql, sum, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type { IncomeFilter, SubscriptionStatus } from '@market/domain/subscriptions/income';
import type { Db } from '../../db/db';
import { containsLower } from '../../db/list-queries';
import { subscriptionFeesByStore } from '../ledger/ledger.reads';
import { storesTable } from '../stores/stores.reads';
import {
  plansTable,
  subscriptionIncomeTable,
  subscriptionPaymentsTable,
  subscriptionsTable,
  subscriptionTotalsTable,
} from './subscriptions.tables';

const { paidAt } = subscriptionPaymentsTable;

/** A subscription that was not renewed stays active until the job that renews it has run. */
const status = sql<SubscriptionStatus>`case when ${subscriptionsTable.endedAt} is null then 'active' when ${subscriptionsTable.nextPlanId} = 'free' then 'cancelled' else 'lapsed' end`;

/** The condition for subscriptions. Reads stores only to find names. */
const subscriberCondition = (
  db: Db,
  { storeId, search = '', status: requestedStatus }: IncomeFilter,
): SQL | undefined =>
  and(
    storeId === undefined ? undefined : eq(subscriptionsTable.storeId, storeId),
    search === ''
      ? undefined
      : inArray(
          subscriptionsTable.storeId,
          db
            .select({ id: storesTable.id })
            .from(storesTable)
            .where(containsLower(storesTable.lowerName, search)),
        ),
    requestedStatus && sql`${status} = ${requestedStatus}`,
  );

/** The condition for charges. Reads subscriptions only if the filter needs them. */
function chargeCondition(db: Db, filter: IncomeFilter): SQL | undefined {
  const { planId, startDate, endDate } = filter;
  const isOfSubscriber = subscriberCondition(db, filter);
  const stores = db
    .select({ id: subscriptionsTable.storeId })
    .from(subscriptionsTable)
    .where(isOfSubscriber);
  return and(
    isOfSubscriber && inArray(subscriptionPaymentsTable.storeId, stores),
    planId && eq(subscriptionPaymentsTable.planId, planId),
    startDate === undefined ? undefined : gte(paidAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(paidAt, lagosMidnight(endDate, 1)),
  );
}

/** Selects one page of ids first, so that the joins read only its rows. */
export function listCharges(
  db: Db,
  filter: IncomeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const { id } = subscriptionPaymentsTable;
  const newestFirst = [desc(paidAt), desc(id)];
  const page = db
    .select({ id })
    .from(subscriptionPaymentsTable)
    .where(chargeCondition(db, filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      id,
      paidAt,
      storeId: storesTable.id,
      storeName: storesTable.storeName,
      planId: plansTable.id,
      planName: plansTable.name,
      amount: subscriptionPaymentsTable.amount,
      status,
    })
    .from(page)
    .innerJoin(subscriptionPaymentsTable, eq(id, page.id))
    .innerJoin(storesTable, eq(storesTable.id, subscriptionPaymentsTable.storeId))
    .innerJoin(plansTable, eq(plansTable.id, subscriptionPaymentsTable.planId))
    .innerJoin(subscriptionsTable, eq(subscriptionsTable.storeId, storesTable.id))
    .orderBy(...newestFirst);
}
export type ChargeRow = Awaited<ReturnType<typeof listCharges>>[number];

/** The charges by month and plan, newest month first. */
export const sumCharges = (db: Db, filter: IncomeFilter) =>
  subscriberCondition(db, filter) ? sumChargesOfStores(db, filter) : sumIncome(db, filter);

/** Reads the stored sums of each day. */
function sumIncome(db: Db, { planId, startDate, endDate }: IncomeFilter) {
  const income = subscriptionIncomeTable;
  const month = sql<string>`date_trunc('month', ${income.day})::date::text`;
  return db
    .select({
      month,
      planId: income.planId,
      amount: sum(income.amount).mapWith(Number),
      charges: sum(income.charges).mapWith(Number),
    })
    .from(income)
    .where(
      and(
        planId && eq(income.planId, planId),
        startDate === undefined ? undefined : gte(income.day, startDate),
        endDate === undefined ? undefined : lte(income.day, endDate),
      ),
    )
    .groupBy(sql`1`, income.planId)
    .orderBy(desc(month));
}

function sumChargesOfStores(db: Db, filter: IncomeFilter) {
  const { planId, amount } = subscriptionPaymentsTable;
  const sums = db
    .select({
      start: sql`date_trunc('month', ${paidAt} at time zone ${LAGOS})`.as('start'),
      planId,
      amount: sum(amount).mapWith(Number).as('amount'),
      charges: count().as('charges'),
    })
    .from(subscriptionPaymentsTable)
    .where(chargeCondition(db, filter))
    .groupBy(sql`1`, planId)
    .as('sums');
  return db
    .select({
      month: sql<string>`${sums.start}::date::text`,
      planId: sums.planId,
      amount: sums.amount,
      charges: sums.charges,
    })
    .from(sums)
    .orderBy(desc(sums.start));
}

/**
 * The number of stores by current plan and status, and how many of their plans end after the paid
 * month.
 */
export const countSubscribers = (db: Db, filter: IncomeFilter) =>
  db
    .select({
      planId: subscriptionsTable.planId,
      status,
      stores: count(),
      ending:
        sql`count(*) filter (where ${subscriptionsTable.endedAt} is null and ${subscriptionsTable.nextPlanId} = 'free')`.mapWith(
          Number,
        ),
    })
    .from(subscriptionsTable)
    .where(
      and(
        subscriberCondition(db, filter),
        filter.planId && eq(subscriptionsTable.planId, filter.planId),
      ),
    )
    .groupBy(subscriptionsTable.planId, status);

export async function findSubscriber(db: Db, storeId: string) {
  const [row] = await db
    .select({ subscription: subscriptionsTable, status, storeName: storesTable.storeName })
    .from(subscriptionsTable)
    .innerJoin(storesTable, eq(storesTable.id, subscriptionsTable.storeId))
    .where(eq(subscriptionsTable.storeId, storeId));
  return row;
}

/** The differences between all charges and the ledger's balances, summed over the stores, kobo. */
export async function sumLedgerDifference(db: Db, filter: IncomeFilter): Promise<number> {
  const [row] = await db
    .select({
      difference:
        sql`coalesce(sum(abs(coalesce(charged.amount, 0) - coalesce(ledger.amount, 0))), 0)`.mapWith(
          Number,
        ),
    })
    .from(
      sql`${subscriptionTotalsTable} charged full join (${subscriptionFeesByStore}) ledger using (store_id)`,
    )
    .where(filter.storeId === undefined ? undefined : sql`store_id = ${filter.storeId}`);
  return row?.difference ?? 0;
}
