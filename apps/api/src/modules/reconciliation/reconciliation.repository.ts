import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import type {
  ReconciliationItem,
  ReconciliationState,
} from '@market/domain/reconciliation/reconciliation';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { comparedItems } from './compared-items.repository';
import {
  explainedDifferencesTable,
  providerSettlementsTable,
  settledPaymentsTable,
} from './reconciliation.tables';

const instantColumn = (column: string) =>
  sql<Date | null>`${sql.identifier(column)}`.mapWith((value: unknown) =>
    value === null ? null : new Date(String(value)),
  );
const koboColumn = (column: string) =>
  sql<number | null>`${sql.identifier(column)}`.mapWith((value: unknown) =>
    value === null ? null : Number(value),
  );

const columns = {
  kind: sql<ReconciliationItem['kind']>`kind`,
  reference: sql<string>`reference`,
  at: sql`at`.mapWith((value: unknown) => new Date(String(value))),
  late: sql<boolean>`late`,
  state: sql<ReconciliationState>`shown`,
  providerAmount: koboColumn('provider_amount'),
  providerFees: koboColumn('provider_fees'),
  settledAt: instantColumn('settled_at'),
  ledgerAmount: koboColumn('ledger_amount'),
  ledgerFees: koboColumn('ledger_fees'),
  bankAmount: koboColumn('bank_amount'),
  bankAt: instantColumn('bank_at'),
  difference: sql`difference`.mapWith(Number),
  counterparty: sql<string | null>`counterparty`,
  bankReference: sql<string | null>`bank_reference`,
  recordedBy: sql<string | null>`recorded_by`,
  failureReason: sql<string | null>`failure_reason`,
  reason: sql<string | null>`reason`,
  explainedAt: instantColumn('explained_at'),
  explainer: { firstName: usersTable.firstName, lastName: usersTable.lastName },
};

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** Keeps the order of the references. Payments before `overdue` should have been settled. */
export const listItems = (db: Db, references: readonly string[], overdue: Date) =>
  db
    .select(columns)
    .from(comparedItems(references, sql`${overdue.toISOString()}::timestamptz`))
    .leftJoin(usersTable, eq(usersTable.id, sql`items.explained_by`))
    .orderBy(sql`array_position(${sql.param([...references])}::text[], items.reference)`);

export async function sumSettlements(db: Db, period: Period) {
  const { amount, fees, deductions, settledAt } = providerSettlementsTable;
  const [row] = await db
    .select({
      settlements: sql`count(*)`.mapWith(Number),
      lastSettledAt: sql<Date | null>`max(${settledAt})`.mapWith((value: unknown) =>
        value === null ? null : new Date(String(value)),
      ),
      paidToBank: sql`coalesce(sum(${amount} - ${fees} - ${deductions}), 0)`.mapWith(Number),
      deductions: sql`coalesce(sum(${deductions}), 0)`.mapWith(Number),
    })
    .from(providerSettlementsTable)
    .where(
      and(
        gte(settledAt, lagosMidnight(period.startDate)),
        lt(settledAt, lagosMidnight(period.endDate, 1)),
      ),
    );
  if (!row) throw new Error('The sums returned no row');
  return row;
}

export const listPaymentOrders = (db: Db, references: readonly string[]) =>
  db
    .select({
      reference: checkoutsTable.reference,
      id: ordersTable.id,
      orderName: ordersTable.orderName,
    })
    .from(ordersTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .where(inArray(checkoutsTable.reference, [...references]))
    .orderBy(ordersTable.orderName);

export const lockItem = (db: Db, reference: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('reconciliation'), hashtext(${reference}))`);

/** The id of the remittance, the payout, the checkout or the settled payment, for the audit log. */
export async function findRecordId(
  db: Db,
  { kind, reference }: Pick<ReconciliationItem, 'kind' | 'reference'>,
): Promise<string | undefined> {
  if (kind === 'remittance') return reference;
  for (const table of [payoutsTable, checkoutsTable, settledPaymentsTable]) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.reference, reference))
      .limit(1);
    if (row) return row.id;
  }
  return undefined;
}

export const saveExplanation = (
  db: Db,
  explanation: typeof explainedDifferencesTable.$inferInsert,
) =>
  db
    .insert(explainedDifferencesTable)
    .values(explanation)
    .onConflictDoUpdate({ target: explainedDifferencesTable.reference, set: explanation });
