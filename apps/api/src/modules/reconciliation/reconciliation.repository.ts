import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import {
  unmatchedStates,
  type ReconciliationFilter,
  type ReconciliationItem,
  type ReconciliationList,
  type ReconciliationState,
} from '@market/domain/reconciliation/reconciliation';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { usersTable } from '../accounts/accounts.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { reconciliationItems } from './reconciliation-items.repository';
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

const toTextArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const isUnmatched = sql`shown = any(${toTextArray(unmatchedStates)})`;
const isInPeriod = (column: SQL, { startDate, endDate }: Period): SQL =>
  sql`${column} >= ${lagosMidnight(startDate).toISOString()}::timestamptz and ${column} < ${lagosMidnight(endDate, 1).toISOString()}::timestamptz`;
const isUntilPeriodEnd = ({ endDate }: Period): SQL =>
  sql`at < ${lagosMidnight(endDate, 1).toISOString()}::timestamptz`;

const listCondition = (list: ReconciliationList, period: Period): SQL => {
  if (list === 'unmatched') return sql`${isUnmatched} and ${isUntilPeriodEnd(period)}`;
  if (list === 'waiting') return sql`shown = 'waiting' and ${isUntilPeriodEnd(period)}`;
  if (list === 'late') return sql`late and ${isInPeriod(sql`at`, period)}`;
  return sql`shown = ${list} and ${isInPeriod(sql`at`, period)}`;
};

const matchesSearch = (search: string | undefined): SQL | undefined =>
  search === undefined || search === ''
    ? undefined
    : sql`(reference ilike ${likePattern(search)} or bank_reference ilike ${likePattern(search)} or counterparty ilike ${likePattern(search)} or reference in (select c.reference from ${checkoutsTable} c join ${ordersTable} o on o.checkout_id = c.id where o.order_name = ${search.toUpperCase()}))`;

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** Lists of differences start with the largest, and other lists with the newest item. */
export const listItems = (
  db: Db,
  { list, search, ...period }: ReconciliationFilter,
  { overdue, limit, offset }: { overdue: Date; limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(reconciliationItems(overdue))
    .leftJoin(usersTable, eq(usersTable.id, sql`items.explained_by`))
    .where(and(listCondition(list, period), matchesSearch(search)))
    .orderBy(
      ...(list === 'unmatched' || list === 'explained' ? [desc(sql`abs(difference)`)] : []),
      desc(sql`at`),
      sql`reference`,
    )
    .limit(limit)
    .offset(offset);

export async function findItem(
  db: Db,
  reference: string,
  overdue: Date,
): Promise<ItemRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(reconciliationItems(overdue))
    .leftJoin(usersTable, eq(usersTable.id, sql`items.explained_by`))
    .where(sql`items.reference = ${reference}`);
  return row;
}

export async function sumItems(
  db: Db,
  { search, ...period }: Omit<ReconciliationFilter, 'list'>,
  overdue: Date,
) {
  const countExpression = (list: ReconciliationList) =>
    sql`count(*) filter (where ${listCondition(list, period)} and ${matchesSearch(search) ?? sql`true`})`.mapWith(
      Number,
    );
  const compared = sql`kind = 'payment' and shown <> 'waiting' and ${isInPeriod(sql`at`, period)}`;
  const sumExpression = (amount: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${compared}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      unmatched: countExpression('unmatched'),
      waiting: countExpression('waiting'),
      matched: countExpression('matched'),
      explained: countExpression('explained'),
      late: countExpression('late'),
      provider: sumExpression(sql`provider_amount - provider_fees`),
      ledger: sumExpression(sql`ledger_amount - ledger_fees`),
      differing: sql`count(*) filter (where ${compared} and difference <> 0)`.mapWith(Number),
      payments: sql`count(*) filter (where ${compared})`.mapWith(Number),
      unsettled:
        sql`coalesce(sum(ledger_amount - ledger_fees) filter (where kind = 'payment' and shown = 'waiting' and ${isUntilPeriodEnd(period)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(reconciliationItems(overdue));
  if (!row) throw new Error('The sums returned no row');
  return row;
}

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
    .where(isInPeriod(sql`${settledAt}`, period));
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
