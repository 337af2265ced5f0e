import { sql, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type {
  ReconciliationDay,
  ReconciliationItem,
} from '@market/domain/reconciliation/reconciliation';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { providerSettlementsTable, reconciliationFiguresTable } from './reconciliation.tables';

const settledDay = sql`(settled_at at time zone ${LAGOS})::date`;
const numberColumn = (column: string) =>
  sql`coalesce(${sql.identifier(column)}, 0)`.mapWith(Number);
const sumOf = (column: string, kind: ReconciliationItem['kind']): SQL =>
  sql`coalesce(sum(${sql.identifier(column)}) filter (where kind = ${kind}::text), 0)`;

/**
 * Days with a settlement, a transferred payout or a confirmed remittance, newest first, and how
 * many there are.
 */
export const listDays = (
  db: Db,
  { startDate, endDate }: Period,
  { limit, offset }: { limit: number; offset: number },
): Promise<(ReconciliationDay & { total: number })[]> =>
  db
    .select({
      day: sql<string>`day::text`,
      settlements: numberColumn('settlements'),
      payments: numberColumn('payments'),
      provider: numberColumn('provider'),
      ledger: numberColumn('ledger'),
      difference: sql`coalesce(provider - ledger, 0)`.mapWith(Number),
      deductions: numberColumn('deductions'),
      paidToBank: numberColumn('paid_to_bank'),
      payouts: numberColumn('payouts'),
      paidOut: numberColumn('paid_out'),
      remittances: numberColumn('remittances'),
      remitted: numberColumn('remitted'),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(
      sql`(
        select * from (
          select ${settledDay} as day, count(*) as settlements, sum(deductions) as deductions, sum(amount - fees - deductions) as paid_to_bank
          from ${providerSettlementsTable}
          where settled_at >= ${lagosMidnight(startDate).toISOString()}::timestamptz and settled_at < ${lagosMidnight(endDate, 1).toISOString()}::timestamptz group by 1
        ) s full join (
          select day, ${sumOf('items', 'payment')} as payments, ${sumOf('bank', 'payment')} as provider, ${sumOf('ledger', 'payment')} as ledger,
            ${sumOf('items', 'payout')} as payouts, ${sumOf('bank', 'payout')} as paid_out,
            ${sumOf('items', 'remittance')} as remittances, ${sumOf('bank', 'remittance')} as remitted
          from ${reconciliationFiguresTable} where face = 'bank' and day between ${startDate} and ${endDate} group by day
        ) f using (day)
      ) days`,
    )
    .orderBy(sql`day desc`)
    .limit(limit)
    .offset(offset);
