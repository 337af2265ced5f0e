import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import { ledgerEntriesTable } from './ledger.tables';

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
