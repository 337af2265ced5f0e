import { completionEntries, refundEntries, refundSentEntries, type LedgerEntry } from '@market/domain/ledger/entries';
import type { OrderStatus } from '@market/domain/orders/order-status';
import type { LedgerKind } from '../../modules/ledger';
import { RETURN_WINDOW_MS, type OrderDraft } from '../../modules/orders';
import { after, minutes } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import {
  checkoutsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
  orderActivitiesTable,
  orderItemsTable,
  ordersTable,
  payoutsTable,
  refundsTable,
  sandboxPaymentsTable,
  sandboxRefundsTable,
  transactionsTable,
} from '../schema';
import { statusNamed } from './deliver-order';
import type { Member } from './members';
import type { Step } from './plan-journey';

/** Everything that the past of a marketplace leaves in its tables. */
export const noRows = () => ({
  checkouts: [] as (typeof checkoutsTable.$inferInsert)[],
  payments: [] as (typeof sandboxPaymentsTable.$inferInsert)[],
  transactions: [] as (typeof transactionsTable.$inferInsert)[],
  payouts: [] as (typeof payoutsTable.$inferInsert)[],
  orders: [] as (typeof ordersTable.$inferInsert)[],
  items: [] as (typeof orderItemsTable.$inferInsert)[],
  activities: [] as (typeof orderActivitiesTable.$inferInsert)[],
  refunds: [] as (typeof refundsTable.$inferInsert)[],
  sandboxRefunds: [] as (typeof sandboxRefundsTable.$inferInsert)[],
  events: [] as (typeof ledgerTransactionsTable.$inferInsert)[],
  entries: [] as (typeof ledgerEntriesTable.$inferInsert)[],
});
