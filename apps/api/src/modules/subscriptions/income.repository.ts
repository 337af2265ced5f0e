import { and, count, desc, eq, gte, lt, sql, sum, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type { IncomeFilter, SubscriptionStatus } from '@market/domain/subscriptions/income';
import type { PlanCode } from '@market/domain/subscriptions/subscription';
import type { Db } from '../../db/db';
import { containsLower } from '../../db/list-queries';
import { subscriptionFeesByStore } from '../ledger/ledger.reads';
import { storesTable } from '../stores/stores.reads';
import { plansTable, subscriptionPaymentsTable, subscriptionsTable } from './subscriptions.tables';

const { paidAt } = subscriptionPaymentsTable;

/** A subscription that was not renewed stays active until the job that renews it has run. */
const status = sql<SubscriptionStatus>`case when ${subscriptionsTable.endedAt} is null then 'active' when ${subscriptionsTable.nextPlanId} = 'free' then 'cancelled' else 'lapsed' end`;

const storeCondition = ({
  storeId,
  search = '',
  status: requestedStatus,
}: IncomeFilter): SQL | undefined =>
  and(
    storeId === undefined ? undefined : eq(storesTable.id, storeId),
    search === '' ? undefined : containsLower(storesTable.lowerName, search),
    requestedStatus && sql`${status} = ${requestedStatus}`,
  );

const charges = (db: Db, filter: IncomeFilter) =>
  db
    .select({
      id: subscriptionPaymentsTable.id,
      paidAt,
      month: sql<string>`date_trunc('month', ${paidAt} at time zone ${LAGOS})::date::text`.as(
        'month',
      ),
      storeId: sql<string>`${storesTable.id}`.as('charged_store_id'),
      storeName: storesTable.storeName,
      planId: sql<PlanCode>`${plansTable.id}`.as('plan_code'),
      planName: plansTable.name,
      amount: subscriptionPaymentsTable.amount,
      status: status.as('status'),
    })
    .from(subscriptionPaymentsTable)
    .innerJoin(storesTable, eq(storesTable.id, subscriptionPaymentsTable.storeId))
    .innerJoin(plansTable, eq(plansTable.id, subscriptionPaymentsTable.planId))
    .innerJoin(subscriptionsTable, eq(subscriptionsTable.storeId, storesTable.id))
    .where(
      and(
        storeCondition(filter),
        filter.planId && eq(subscriptionPaymentsTable.planId, filter.planId),
        filter.startDate === undefined ? undefined : gte(paidAt, lagosMidnight(filter.startDate)),
        filter.endDate === undefined ? undefined : lt(paidAt, lagosMidnight(filter.endDate, 1)),
      ),
    )
    .as('charges');

export function listCharges(
  db: Db,
  filter: IncomeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const found = charges(db, filter);
  return db
    .select()
    .from(found)
    .orderBy(desc(found.paidAt), desc(found.id))
    .limit(limit)
    .offset(offset);
}
export type ChargeRow = Awaited<ReturnType<typeof listCharges>>[number];

export function sumCharges(db: Db, filter: IncomeFilter) {
  const found = charges(db, filter);
  return db
    .select({
      month: found.month,
      planId: found.planId,
      amount: sum(found.amount).mapWith(Number),
      charges: count(),
    })
    .from(found)
    .groupBy(found.month, found.planId)
    .orderBy(desc(found.month));
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
    .innerJoin(storesTable, eq(storesTable.id, subscriptionsTable.storeId))
    .where(
      and(storeCondition(filter), filter.planId && eq(subscriptionsTable.planId, filter.planId)),
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
      sql`(select store_id, sum(amount) as amount from ${subscriptionPaymentsTable} group by store_id) charged
        full join (${subscriptionFeesByStore}) ledger using (store_id)`,
    )
    .where(filter.storeId === undefined ? undefined : sql`store_id = ${filter.storeId}`);
  return row?.difference ?? 0;
}
