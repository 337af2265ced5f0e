import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import { ledgerBalancesTable, ledgerEntriesTable, ledgerPendingTable } from './ledger.tables';

/**
 * A merchant's share of an order after refunds and lost disputes, kobo. Payouts do not change it.
 */
export const merchantShareOf = (orderId: AnyColumn): SQL<number> =>
  shareOf(orderId, ['escrow', 'merchant_payable', 'dispute_hold']);

/** The platform's share of an order after refunds and lost disputes, kobo. */
export const platformShareOf = (orderId: AnyColumn): SQL<number> =>
  shareOf(orderId, [
    'commission_deferred',
    'commission_revenue',
    'delivery_deferred',
    'delivery_revenue',
  ]);

const shareOf = (orderId: AnyColumn, accounts: readonly LedgerAccount[]): SQL<number> =>
  sql`(select coalesce(-sum(${ledgerEntriesTable.amount}), 0) from ${ledgerEntriesTable} where ${ledgerEntriesTable.orderId} = ${orderId} and ${inArray(ledgerEntriesTable.account, [...accounts])})`.mapWith(
    Number,
  );

/**
 * `store_id, amount`: all that stores' orders earned for them and the platform, kobo, after refunds
 * and lost disputes. Payouts and subscriptions only move it between a store's accounts.
 */
export const earnedByStore: SQL = sql`
  select store_id, -sum(amount) as amount from (
    select store_id, balance as amount from ${ledgerBalancesTable}
    union all
    select e.store_id, e.amount from ${ledgerPendingTable} p join ${ledgerEntriesTable} e on e.transaction_id = p.transaction_id where e.store_id is not null
  ) parts group by store_id`;
