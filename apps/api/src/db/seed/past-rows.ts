import type { LedgerEntry } from '@market/domain/ledger/entries';
import type { LedgerKind } from '../../modules/ledger';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { writeInBatches } from '../statements';
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
  newEntries: readonly LedgerEntry[],
): void {
  if (newEntries.length === 0) return;
  const transactionId = ids.next();
  events.push({ ...event, id: transactionId });
  entries.push(...newEntries.map((entry) => ({ ...entry, id: ids.next(), transactionId })));
}

export async function writeRows(db: Db, rows: PastRows): Promise<void> {
  await writeInBatches(rows.checkouts, (batch) => db.insert(tables.checkoutsTable).values(batch));
  await writeInBatches(rows.payments, (batch) =>
    db.insert(tables.sandboxPaymentsTable).values(batch),
  );
  await writeInBatches(rows.transactions, (batch) =>
    db.insert(tables.transactionsTable).values(batch),
  );
  await writeInBatches(rows.payouts, (batch) => db.insert(tables.payoutsTable).values(batch));
  await writeInBatches(rows.orders, (batch) => db.insert(tables.ordersTable).values(batch));
  await writeInBatches(rows.items, (batch) => db.insert(tables.orderItemsTable).values(batch));
  await writeInBatches(rows.activities, (batch) =>
    db.insert(tables.orderActivitiesTable).values(batch),
  );
  await writeInBatches(rows.returns, (batch) => db.insert(tables.orderReturnsTable).values(batch));
  await writeInBatches(rows.returnItems, (batch) =>
    db.insert(tables.returnItemsTable).values(batch),
  );
  await writeInBatches(rows.refunds, (batch) => db.insert(tables.refundsTable).values(batch));
  await writeInBatches(rows.sandboxRefunds, (batch) =>
    db.insert(tables.sandboxRefundsTable).values(batch),
  );
  await writeInBatches(rows.subscriptions, (batch) =>
    db.insert(tables.subscriptionsTable).values(batch),
  );
  await writeInBatches(rows.charges, (batch) =>
    db.insert(tables.subscriptionPaymentsTable).values(batch),
  );
  await writeInBatches(rows.events, (batch) =>
    db.insert(tables.ledgerTransactionsTable).values(batch),
  );
  await writeInBatches(rows.entries, (batch) => db.insert(tables.ledgerEntriesTable).values(batch));
}
