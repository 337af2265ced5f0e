import { and, between, sql, type SQL } from 'drizzle-orm';
import { endOfMonth, lagosMidnight } from '@market/domain/calendar';
import type { Db } from '../../db/db';
import {
  firstOrdersClause,
  type ReportPart,
  type OrderSelection,
} from './report-orders.repository';
import { periodCondition, storedFiguresTable } from './report.repository';

const newestFirst = sql`o.created_at desc, o.id desc`;
const oldestFirst = sql`o.created_at, o.id`;

/**
 * A month or day of a report, its number of payments, and how many of the report's payments are
 * newer.
 */
interface Figures {
  readonly grain: 'month' | 'day';
  readonly start: string;
  readonly payments: number;
  readonly newer: number;
}

interface PageStart {
  readonly day: string;
  readonly payments: number;
  /** How many of the day's payments are on earlier pages. */
  readonly offset: number;
}

/**
 * Finds the day of the payment at position `offset` in the stored sums, so that a late page does
 * not read all payments before it.
 */
async function findPageStart(
  db: Db,
  { period, stores, orderIds }: OrderSelection,
  page: { readonly delivered: boolean; readonly offset: number },
): Promise<PageStart | undefined> {
  if (page.offset === 0 || orderIds) return undefined;
  const partAt = async (offset: number, within: SQL | undefined): Promise<Figures | undefined> => {
    const [part] = await db
      .select({
        grain: sql<Figures['grain']>`grain`,
        start: sql<string>`start::text`,
        payments: sql`payments`.mapWith(Number),
        newer: sql`newer`.mapWith(Number),
      })
      .from(
        sql`(select grain, start, sum(payments) as payments, sum(sum(payments)) over (order by start desc) - sum(payments) as newer
          from ${storedFiguresTable(stores, within)} where delivered = ${page.delivered} group by grain, start) parts`,
      )
      .where(sql`newer <= ${offset}`)
      .orderBy(sql`start`)
      .limit(1);
    return part;
  };
  const part = await partAt(page.offset, periodCondition(period));
  if (!part) return undefined;
  const offset = page.offset - part.newer;
  if (part.grain === 'day') return { day: part.start, payments: part.payments, offset };
  const day = await partAt(
    offset,
    and(sql`grain = 'day'`, between(sql`start`, part.start, endOfMonth(part.start))),
  );
  return day && { day: day.start, payments: day.payments, offset: offset - day.newer };
}

export async function listPayments(
  db: Db,
  selection: OrderSelection,
  { delivered, limit, offset }: ReportPart & { delivered: boolean },
): Promise<string[]> {
  const payments = (isWithin: SQL, order: SQL, part: ReportPart): SQL =>
    sql`(select o.checkout_id, o.created_at, o.id ${firstOrdersClause(selection, delivered)} and ${isWithin} order by ${order} limit ${part.limit} offset ${part.offset})`;
  const start = await findPageStart(db, selection, { delivered, offset });
  const page = start
    ? selectPayments(start, limit, payments)
    : payments(sql`true`, newestFirst, { limit, offset });
  const rows = await db
    .select({ checkoutId: sql<string>`checkout_id` })
    .from(sql`(${page}) payments`)
    .orderBy(sql`created_at desc`, sql`id desc`);
  return rows.map(({ checkoutId }) => checkoutId);
}

/**
 * Reads the day from whichever end is nearer, so that the last payments of a busy day are found
 * quickly.
 */
function selectPayments(
  { day, payments: count, offset }: PageStart,
  limit: number,
  payments: (isWithin: SQL, order: SQL, part: ReportPart) => SQL,
): SQL {
  const [first, next] = [lagosMidnight(day), lagosMidnight(day, 1)].map(
    (time) => sql`${time.toISOString()}::timestamptz`,
  );
  const isOfDay = sql`o.created_at >= ${first} and o.created_at < ${next}`;
  const remaining = Math.max(0, count - offset);
  const maxRows = Math.min(limit, remaining);
  const dayPayments =
    offset < remaining
      ? payments(isOfDay, newestFirst, { limit: maxRows, offset })
      : payments(isOfDay, oldestFirst, { limit: maxRows, offset: remaining - maxRows });
  if (maxRows === limit) return dayPayments;
  const older = payments(sql`o.created_at < ${first}`, newestFirst, {
    limit: limit - maxRows,
    offset: 0,
  });
  return sql`${dayPayments} union all ${older}`;
}
