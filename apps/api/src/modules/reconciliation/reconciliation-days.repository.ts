import { sql } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { LAGOS } from '@market/domain/lagos-time';
import type { ReconciliationDay } from '@market/domain/reconciliation/reconciliation';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { cashRemittancesTable } from '../cash/cash.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { reconciliationItems } from './reconciliation-items.repository';
import { providerSettlementsTable } from './reconciliation.tables';

const isInPeriod = (column: string, { startDate, endDate }: Period) =>
  sql`${sql.identifier(column)} >= ${lagosMidnight(startDate).toISOString()}::timestamptz and ${sql.identifier(column)} < ${lagosMidnight(endDate, 1).toISOString()}::timestamptz`;
const lagosDayExpression = (column: string) =>
  sql`(${sql.identifier(column)} at time zone ${LAGOS})::date`;
const numberColumn = (column: string) =>
  sql`coalesce(${sql.identifier(column)}, 0)`.mapWith(Number);

/**
 * Days with a settlement, a transferred payout or a confirmed remittance, newest first, and how
 * many there are.
 */
export const listDays = (
  db: Db,
  period: Period,
  { overdue, limit, offset }: { overdue: Date; limit: number; offset: number },
): Promise<(ReconciliationDay & { total: number })[]> =>
  db
    .select({
      day: sql<string>`day::text`,
      settlements: numberColumn('settlements'),
      payments: numberColumn('payments'),
      provider: numberColumn('provider'),
      ledger: numberColumn('ledger'),
      difference: numberColumn('difference'),
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
          select ${lagosDayExpression('settled_at')} as day, count(*) as settlements, sum(deductions) as deductions, sum(amount - fees - deductions) as paid_to_bank
          from ${providerSettlementsTable} where ${isInPeriod('settled_at', period)} group by 1
        ) s full join (
          select ${lagosDayExpression('settled_at')} as day, count(*) as payments, sum(provider_amount - provider_fees) as provider, coalesce(sum(ledger_amount - ledger_fees), 0) as ledger, sum(difference) as difference
          from ${reconciliationItems(overdue)} where kind = 'payment' and settled_at is not null and ${isInPeriod('settled_at', period)} group by 1
        ) p using (day) full join (
          select ${lagosDayExpression('processed_at')} as day, count(*) as payouts, sum(amount) as paid_out
          from ${payoutsTable} where status = 'processed' and ${isInPeriod('processed_at', period)} group by 1
        ) o using (day) full join (
          select received_on as day, count(*) as remittances, sum(amount) as remitted
          from ${cashRemittancesTable} where status = 'confirmed' and received_on between ${period.startDate} and ${period.endDate} group by 1
        ) r using (day)
      ) days`,
    )
    .orderBy(sql`day desc`)
    .limit(limit)
    .offset(offset);
