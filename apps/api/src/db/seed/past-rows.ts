import type { LedgerEntry } from '@market/domain/ledger/entries';
import type { LedgerKind } from '../../modules/ledger';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import * as tables from '../schema';

type Rows<Table extends { $inferInsert: object }> = Table['$inferInsert'][];

/** The rows of past trade, in the order of their foreign keys. */
export interface PastRows {
  readonly checkouts: Rows<typeof tables.checkoutsTable>;
  readonly payments: Rows<typeof tables.sandboxPaymentsTable>;
  readonly transactions: Rows<typeof tables.transactionsTable>;
  readonly payouts: Rows<typeof tables.payoutsTable>;
  readonly orders: Rows<typeof tables.ordersTable>;
  readonly items: Rows<typeof tables.orderItemsTable>;
  readonly activities: Rows<typeof tables.orderActivitiesTable>;
  readonly returns: Rows<typeof tables.orderReturnsTable>;
  readonly returnItems: Rows<typeof tables.returnItemsTable>;
  readonly refunds: Rows<typeof tables.refundsTable>;
  readonly sandboxRefunds: Rows<typeof tables.sandboxRefundsTable>;
  readonly subscriptions: Rows<typeof tables.subscriptionsTable>;
  readonly charges: Rows<typeof tables.subscriptionPaymentsTable>;
  readonly events: Rows<typeof tables.ledgerTransactionsTable>;
  readonly entries: Rows<typeof tables.ledgerEntriesTable>;
}

export const createPastRows = (): PastRows => ({
  checkouts: [],
  payments: [],
  transactions: [],
  payouts: [],
  orders: [],
  items: [],
  activities: [],
  returns: [],
  returnItems: [],
  refunds: [],
  sandboxRefunds: [],
  subscriptions: [],
  charges: [],
  events: [],
  entries: [],
});

/** Adds a ledger event. Events without entries are skipped. */
export function addLedgerEvent(
  { events, entries }: PastRows,
  ids: Ids,
  event: { kind: LedgerKind; ref: string; occurredAt: Date },
  of: readonly LedgerEntry[],
): void {
  if (of.length === 0) return;
  const transactionId = ids.next();
  events.push({ ...event, id: transactionId });
  entries.push(...of.map((entry) => ({ ...entry, id: ids.next(), transactionId })));
}

/** PostgreSQL accepts at most 65,535 parameters in one statement. */
const ROWS_PER_STATEMENT = 500;

/** Inserts rows in batches that PostgreSQL accepts. */
export const inBatches = async <T>(
  rows: readonly T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await write(rows.slice(from, from + ROWS_PER_STATEMENT));
};

export async function writeRows(db: Db, rows: PastRows): Promise<void> {
  await inBatches(rows.checkouts, (batch) => db.insert(tables.checkoutsTable).values(batch));
  await inBatches(rows.payments, (batch) => db.insert(tables.sandboxPaymentsTable).values(batch));
  await inBatches(rows.transactions, (batch) => db.insert(tables.transactionsTable).values(batch));
  await inBatches(rows.payouts, (batch) => db.insert(tables.payoutsTable).values(batch));
  await inBatches(rows.orders, (batch) => db.insert(tables.ordersTable).values(batch));
  await inBatches(rows.items, (batch) => db.insert(tables.orderItemsTable).values(batch));
  await inBatches(rows.activities, (batch) => db.insert(tables.orderActivitiesTable).values(batch));
  await inBatches(rows.returns, (batch) => db.insert(tables.orderReturnsTable).values(batch));
  await inBatches(rows.returnItems, (batch) => db.insert(tables.returnItemsTable).values(batch));
  await inBatches(rows.refunds, (batch) => db.insert(tables.refundsTable).values(batch));
  await inBatches(rows.sandboxRefunds, (batch) =>
    db.insert(tables.sandboxRefundsTable).values(batch),
  );
  await inBatches(rows.subscriptions, (batch) =>
    db.insert(tables.subscriptionsTable).values(batch),
  );
  await inBatches(rows.charges, (batch) =>
    db.insert(tables.subscriptionPaymentsTable).values(batch),
  );
  await inBatches(rows.events, (batch) => db.insert(tables.ledgerTransactionsTable).values(batch));
  await inBatches(rows.entries, (batch) => db.insert(tables.ledgerEntriesTable).values(batch));
}
