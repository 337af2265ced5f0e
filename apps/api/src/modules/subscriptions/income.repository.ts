import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  sql,
  sum,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import type { IncomeFilter } from '@market/domain/subscriptions/income';
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
const { status } = subscriptionsTable;

/** The condition for the stores that the filter names. */
const storeCondition = (
  db: Db,
  store: Column,
  { storeId, search = '' }: IncomeFilter,
): SQL | undefined =>
  and(
    storeId === undefined ? undefined : eq(store, storeId),
    search === ''
      ? undefined
      : inArray(
          store,
          db
            .select({ id: storesTable.id })
            .from(storesTable)
            .where(containsLower(storesTable.lowerName, search)),
        ),
  );

/** The condition for charges. Reads subscriptions only to find a status. */
function chargeCondition(db: Db, filter: IncomeFilter): SQL | undefined {
  const { planId, startDate, endDate } = filter;
  const stores = db
    .select({ id: subscriptionsTable.storeId })
    .from(subscriptionsTable)
    .where(filter.status && eq(status, filter.status));
  return and(
    storeCondition(db, subscriptionPaymentsTable.storeId, filter),
    filter.status && inArray(subscriptionPaymentsTable.storeId, stores),
    planId && eq(subscriptionPaymentsTable.planId, planId),
    startDate === undefined ? undefined : gte(paidAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(paidAt, lagosMidnight(endDate, 1)),
  );
}

/** Selects one page first, so that the joins read only its rows. */
export async function listCharges(
  db: Db,
  filter: IncomeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const start =
    offset === 0 || namesStores(filter) ? undefined : await findStartDay(db, filter, offset);
  const page = db
    .select()
    .from(subscriptionPaymentsTable)
    .where(and(chargeCondition(db, filter), start && lt(paidAt, lagosMidnight(start.day, 1))))
    .orderBy(desc(paidAt), desc(subscriptionPaymentsTable.id))
    .limit(limit)
    .offset(offset - (start?.newer ?? 0))
    .as('page');
  return db
    .select({
      id: page.id,
      paidAt: page.paidAt,
      storeId: storesTable.id,
      storeName: storesTable.storeName,
      planId: plansTable.id,
      planName: plansTable.name,
      amount: page.amount,
      status,
    })
    .from(page)
    .innerJoin(storesTable, eq(storesTable.id, page.storeId))
    .innerJoin(plansTable, eq(plansTable.id, page.planId))
    .innerJoin(subscriptionsTable, eq(subscriptionsTable.storeId, page.storeId))
    .orderBy(desc(page.paidAt), desc(page.id));
}
export type ChargeRow = Awaited<ReturnType<typeof listCharges>>[number];

/**
 * The day of the charge at this position, and how many charges are newer than that day. With it, a
 * late page does not read all charges before it.
 */
async function findStartDay(db: Db, filter: IncomeFilter, offset: number) {
  const income = selectIncome(db, filter);
  const days = db
    .select({
      day: income.day,
      newer:
        sql`sum(sum(${income.charges})) over (order by ${income.day} desc) - sum(${income.charges})`
          .mapWith(Number)
          .as('newer'),
    })
    .from(income)
    .groupBy(income.day)
    .as('days');
  const [start] = await db
    .select()
    .from(days)
    .where(lte(days.newer, offset))
    .orderBy(days.day)
    .limit(1);
  return start;
}

const namesStores = ({ storeId, search }: IncomeFilter): boolean =>
  storeId !== undefined || Boolean(search);

/** The charges by month and plan, newest month first. */
export function sumCharges(db: Db, filter: IncomeFilter) {
  const income = namesStores(filter) ? selectIncomeOfStores(db, filter) : selectIncome(db, filter);
  const month = sql<string>`date_trunc('month', ${income.day})::date::text`;
  return db
    .select({
      month,
      planId: income.planId,
      amount: sum(income.amount).mapWith(Number),
      charges: sum(income.charges).mapWith(Number),
    })
    .from(income)
    .groupBy(sql`1`, income.planId)
    .having(gt(sum(income.charges), 0))
    .orderBy(desc(month));
}

/** Reads the stored sums of each day. */
function selectIncome(db: Db, { status, planId, startDate, endDate }: IncomeFilter) {
  const income = subscriptionIncomeTable;
  const { day, amount, charges } = income;
  return db
    .select({ day, planId: income.planId, amount, charges })
    .from(income)
    .where(
      and(
        status && eq(income.status, status),
        planId && eq(income.planId, planId),
        startDate === undefined ? undefined : gte(day, startDate),
        endDate === undefined ? undefined : lte(day, endDate),
      ),
    )
    .as('income');
}

function selectIncomeOfStores(db: Db, filter: IncomeFilter) {
  const { day, planId, amount } = subscriptionPaymentsTable;
  return db
    .select({
      day,
      planId,
      amount: sum(amount).as('amount'),
      charges: count().as('charges'),
    })
    .from(subscriptionPaymentsTable)
    .where(chargeCondition(db, filter))
    .groupBy(day, planId)
    .as('income');
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
        storeCondition(db, subscriptionsTable.storeId, filter),
        filter.status && eq(status, filter.status),
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
