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
  readonly events: Rows<typeof tables.ledgerTransactionsTable>;
  readonly entries: Rows<typeof tables.ledgerEntriesTable>;
}

export const noRows = (): PastRows => ({
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
  events: [],
  entries: [],
});

/** Adds a ledger event. Events without entries are skipped. */
export function book(
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

/** PostgreSQL's limit of parameters in one statement is 65,535. */
const ROWS_A_STATEMENT = 500;

/** Inserts rows in batches that PostgreSQL accepts. */
export const inPieces = async <T>(
  rows: readonly T[],
  write: (piece: T[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await write(rows.slice(from, from + ROWS_A_STATEMENT));
};

export async function writeRows(db: Db, rows: PastRows): Promise<void> {
  await inPieces(rows.checkouts, (piece) => db.insert(tables.checkoutsTable).values(piece));
  await inPieces(rows.payments, (piece) => db.insert(tables.sandboxPaymentsTable).values(piece));
  await inPieces(rows.transactions, (piece) => db.insert(tables.transactionsTable).values(piece));
  await inPieces(rows.payouts, (piece) => db.insert(tables.payoutsTable).values(piece));
  await inPieces(rows.orders, (piece) => db.insert(tables.ordersTable).values(piece));
  await inPieces(rows.items, (piece) => db.insert(tables.orderItemsTable).values(piece));
  await inPieces(rows.activities, (piece) => db.insert(tables.orderActivitiesTable).values(piece));
  await inPieces(rows.returns, (piece) => db.insert(tables.orderReturnsTable).values(piece));
  await inPieces(rows.returnItems, (piece) => db.insert(tables.returnItemsTable).values(piece));
  await inPieces(rows.refunds, (piece) => db.insert(tables.refundsTable).values(piece));
  await inPieces(rows.sandboxRefunds, (piece) =>
    db.insert(tables.sandboxRefundsTable).values(piece),
  );
  await inPieces(rows.events, (piece) => db.insert(tables.ledgerTransactionsTable).values(piece));
  await inPieces(rows.entries, (piece) => db.insert(tables.ledgerEntriesTable).values(piece));
}
