import { inArray, sql } from 'drizzle-orm';
import { startOfMonth } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import { ordersTable } from '../orders/orders.reads';
import { isDelivered, isPaid, orderMoney, paidDay } from './order-money.repository';
import {
  financeFiguresTable,
  financePendingTable,
  financeSharedPaymentsTable,
} from './finance.tables';

/** Only one transaction updates the figures at a time. */
export const lockFigures = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('finance_figures'))`);

export const hasPending = async (db: Db): Promise<boolean> =>
  (await db.select().from(financePendingTable).limit(1)).length > 0;

export async function deleteFigures(db: Db): Promise<void> {
  await db.delete(financeFiguresTable);
  await db.delete(financeSharedPaymentsTable);
  await db.delete(financePendingTable);
}

export interface FiguresDay {
  readonly storeId: string;
  readonly day: string;
}

const storeDayColumns = {
  storeId: sql<string>`o.store_id`,
  day: sql<string>`${paidDay(sql`o`)}::text`,
};

/**
 * Takes at most `limit` pending orders. Returns the days of all orders in their payments: after a
 * delivery, the payment may count for another store.
 */
export async function takePendingDays(db: Db, limit: number): Promise<FiguresDay[]> {
  const batch = db
    .select({ id: financePendingTable.id })
    .from(financePendingTable)
    .orderBy(financePendingTable.id)
    .limit(limit);
  const taken = await db
    .delete(financePendingTable)
    .where(inArray(financePendingTable.id, batch))
    .returning({ orderId: financePendingTable.orderId });
  const ids = sql.param(taken.map(({ orderId }) => orderId));
  return db
    .selectDistinct(storeDayColumns)
    .from(sql`${ordersTable} o`)
    .where(
      sql`o.checkout_id in (select p.checkout_id from ${ordersTable} p where p.id = any(${ids}::uuid[]))`,
    );
}

export async function listMonthsWithOrders(db: Db): Promise<string[]> {
  const rows = await db
    .select({ month: sql<string>`month::date::text` })
    .from(
      sql`(select generate_series(date_trunc('month', min(created_at) at time zone ${LAGOS}), max(created_at) at time zone ${LAGOS}, interval '1 month') as month from ${ordersTable}) months`,
    );
  return rows.map(({ month }) => month);
}

export const listStoreDays = (db: Db, month: string): Promise<FiguresDay[]> =>
  db
    .selectDistinct(storeDayColumns)
    .from(sql`${ordersTable} o`)
    .where(
      sql`o.created_at >= ${month}::date::timestamp at time zone ${LAGOS} and o.created_at < (${month}::date + interval '1 month') at time zone ${LAGOS}`,
    );

const changedDays = (days: readonly FiguresDay[]) =>
  sql`unnest(${sql.param(days.map(({ storeId }) => storeId))}::uuid[], ${sql.param(days.map(({ day }) => day))}::date[]) as changed(store_id, day)`;

/**
 * Selects the orders `o` of these days. The subquery has `offset 0`, which makes PostgreSQL scan
 * the index once for each store and day instead of reading all orders.
 */
const isOrderOfChangedDay = sql`${isPaid(sql`o`)} and o.store_id = changed.store_id and o.created_at >= changed.day::timestamp at time zone ${LAGOS} and o.created_at < (changed.day + 1)::timestamp at time zone ${LAGOS}`;

const sumColumns = sql`count(*), sum(first_of_payment), sum(merchant), sum(commission), sum(delivery), sum(partner), sum(shipping_discounts), sum(fee), sum(paid_out)`;

/** Recalculates these days from the ledger, and their months from the days. */
export async function recalculateDays(db: Db, days: readonly FiguresDay[]): Promise<void> {
  const months = [
    ...new Map(
      days.map(({ storeId, day }) => {
        const month = startOfMonth(day);
        return [`${storeId} ${month}`, { storeId, day: month }];
      }),
    ).values(),
  ];
  for (const [grain, changed] of [
    ['day', days],
    ['month', months],
  ] as const)
    await db.execute(
      sql`delete from ${financeFiguresTable} f using ${changedDays(changed)} where f.grain = ${grain} and f.start = changed.day and f.store_id = changed.store_id`,
    );
  await db.execute(sql`
    insert into ${financeFiguresTable} (grain, start, store_id, delivered, orders, payments, merchant, commission, delivery, partner, shipping_discounts, fee, paid_out)
    select 'day', day, store_id, delivered, ${sumColumns}
    from ${changedDays(days)}, lateral (${orderMoney(isOrderOfChangedDay)} offset 0) money(id, checkout_id, of_store, of_day, delivered, first_of_payment, merchant, commission, delivery, partner, shipping_discounts, fee, paid_out)
    group by day, store_id, delivered`);
  await db.execute(sql`
    insert into ${financeFiguresTable} (grain, start, store_id, delivered, orders, payments, merchant, commission, delivery, partner, shipping_discounts, fee, paid_out)
    select 'month', changed.day, f.store_id, f.delivered, sum(f.orders), sum(f.payments), sum(f.merchant), sum(f.commission), sum(f.delivery), sum(f.partner), sum(f.shipping_discounts), sum(f.fee), sum(f.paid_out)
    from ${changedDays(months)} join ${financeFiguresTable} f on f.grain = 'day' and f.store_id = changed.store_id and f.start >= changed.day and f.start < changed.day + interval '1 month'
    group by changed.day, f.store_id, f.delivered`);
  await recountShared(db, days, months);
}

/**
 * Recounts the payments that several stores share, for the changed days and months of these stores.
 */
async function recountShared(
  db: Db,
  days: readonly FiguresDay[],
  months: readonly FiguresDay[],
): Promise<void> {
  const storesByStart = (changed: readonly FiguresDay[]) =>
    sql`(select day as start, array_agg(store_id) as store_ids from ${changedDays(changed)} group by day) changed`;
  for (const [grain, changed] of [
    ['day', days],
    ['month', months],
  ] as const)
    await db.execute(
      sql`delete from ${financeSharedPaymentsTable} s using ${storesByStart(changed)} where s.grain = ${grain} and s.start = changed.start and s.store_ids && changed.store_ids`,
    );
  await db.execute(sql`
    insert into ${financeSharedPaymentsTable} (grain, start, delivered, store_ids, payments)
    select 'day', changed.start, delivered, payment.store_ids, count(*)
    from (
      select distinct checkout_id from ${changedDays(days)}, lateral (
        select o.checkout_id from ${ordersTable} o where ${isOrderOfChangedDay} offset 0
      ) listed
    ) paid, lateral (
      select ${paidDay(sql`p`)} as day, ${isDelivered(sql`p`)} as delivered, array_agg(p.store_id order by p.store_id) as store_ids
      from ${ordersTable} p where p.checkout_id = paid.checkout_id and ${isPaid(sql`p`)} group by 1, 2 having count(*) > 1
    ) payment join ${storesByStart(days)} on changed.start = payment.day and changed.store_ids && payment.store_ids
    group by changed.start, delivered, payment.store_ids`);
  await db.execute(sql`
    insert into ${financeSharedPaymentsTable} (grain, start, delivered, store_ids, payments)
    select 'month', changed.start, s.delivered, s.store_ids, sum(s.payments)
    from ${storesByStart(months)} join ${financeSharedPaymentsTable} s on s.grain = 'day' and s.start >= changed.start and s.start < changed.start + interval '1 month' and s.store_ids && changed.store_ids
    group by changed.start, s.delivered, s.store_ids`);
}
