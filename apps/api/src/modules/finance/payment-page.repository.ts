import { and, between, sql, type SQL } from 'drizzle-orm';
import { endOfMonth, lagosMidnight } from '@market/domain/calendar';
import type { Db } from '../../db/db';
import { paymentsOf, type Part, type Selection } from './report-orders.repository';
import { inPeriod, storedFigures } from './report.repository';

/** A month or day of a report, and how many of its payments are newer. */
interface Figures {
  readonly grain: 'month' | 'day';
  readonly start: string;
  readonly newer: number;
}

/** Where a page of payments starts. */
interface PageStart {
  /** Payments from this time on are on earlier pages. */
  readonly before: Date | undefined;
  /** How many of the others are, too. */
  readonly offset: number;
}

/**
 * Finds the day of the payment number `offset` in the stored sums, so that a late page does not read
 * all payments before it.
 */
async function startOfPage(
  db: Db,
  { period, stores, orderIds }: Selection,
  page: { readonly delivered: boolean; readonly offset: number },
): Promise<PageStart> {
  const first = { before: undefined, offset: page.offset };
  if (page.offset === 0 || orderIds) return first;
  const partAt = async (offset: number, within: SQL | undefined): Promise<Figures | undefined> => {
    const [part] = await db
      .select({
        grain: sql<Figures['grain']>`grain`,
        start: sql<string>`start::text`,
        newer: sql`newer`.mapWith(Number),
      })
      .from(
        sql`(select grain, start, sum(sum(payments)) over (order by start desc) - sum(payments) as newer
          from ${storedFigures(stores, within)} where delivered = ${page.delivered} group by grain, start) parts`,
      )
      .where(sql`newer <= ${offset}`)
      .orderBy(sql`start`)
      .limit(1);
    return part;
  };
  const part = await partAt(page.offset, inPeriod(period));
  if (!part) return first;
  const rest = page.offset - part.newer;
  if (part.grain === 'day') return { before: lagosMidnight(part.start, 1), offset: rest };
  const day = await partAt(
    rest,
    and(sql`grain = 'day'`, between(sql`start`, part.start, endOfMonth(part.start))),
  );
  return day ? { before: lagosMidnight(day.start, 1), offset: rest - day.newer } : first;
}

/** One page of payments, newest first, by their checkouts' ids. */
export async function listPayments(
  db: Db,
  selection: Selection,
  { delivered, limit, offset }: Part & { delivered: boolean },
): Promise<string[]> {
  const from = await startOfPage(db, selection, { delivered, offset });
  const isOlder = from.before
    ? sql` and o.created_at < ${from.before.toISOString()}::timestamptz`
    : sql``;
  const rows = await db
    .select({ checkoutId: sql<string>`checkout_id` })
    .from(
      sql`(select o.checkout_id ${paymentsOf(selection, delivered)}${isOlder} order by o.created_at desc, o.id desc limit ${limit} offset ${from.offset}) payments`,
    );
  return rows.map(({ checkoutId }) => checkoutId);
}
