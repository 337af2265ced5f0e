import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { Db } from '../../db/db';
import {
  ledgerBalancesTable,
  ledgerEntriesTable,
  ledgerPartnerBalancesTable,
  ledgerPendingTable,
  ledgerTransactionsTable,
} from './ledger.tables';

export { ledgerEntriesTable, ledgerPendingTable, ledgerTransactionsTable } from './ledger.tables';

/** The events that release a merchant's share of an order, or hold it again during a dispute. */
const releaseKinds = ['completion', 'dispute_hold', 'dispute_release'] as const;

/**
 * A merchant's share of an order after refunds and lost disputes, kobo. Payouts do not change it.
 */
export const merchantShareExpression = (orderId: AnyColumn): SQL<number> =>
  shareExpression(orderId, ['escrow', 'merchant_payable', 'dispute_hold']);

/** The platform's share of an order after refunds and lost disputes, kobo. */
export const platformShareExpression = (orderId: AnyColumn): SQL<number> =>
  shareExpression(orderId, [
    'commission_deferred',
    'commission_revenue',
    'delivery_deferred',
    'delivery_revenue',
  ]);

const shareExpression = (orderId: AnyColumn, accounts: readonly LedgerAccount[]): SQL<number> =>
  sql`(select coalesce(-sum(${ledgerEntriesTable.amount}), 0) from ${ledgerEntriesTable} where ${ledgerEntriesTable.orderId} = ${orderId} and ${inArray(ledgerEntriesTable.account, [...accounts])})`.mapWith(
    Number,
  );

/** A merchant's share of a completed order, less what is held in a dispute, kobo. */
export const releasedShareExpression = (orderId: AnyColumn): SQL<number> =>
  sql`(select coalesce(-sum(e.amount), 0) from ${ledgerEntriesTable} e join ${ledgerTransactionsTable} t on t.id = e.transaction_id where e.order_id = ${orderId} and e.account = 'merchant_payable' and t.kind in (${sql.join(
    releaseKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}))`.mapWith(Number);

/** What a shipping partner earned from an order, kobo. */
export const partnerShareExpression = (orderId: AnyColumn, partnerId: AnyColumn): SQL<number> =>
  sql`(select coalesce(-sum(e.amount), 0) from ${ledgerEntriesTable} e where e.order_id = ${orderId} and e.partner_id = ${partnerId} and e.account = 'partner_payable')`.mapWith(
    Number,
  );

/**
 * `partner_id, account, balance`: the balances of shipping partners and dispatchers, kobo. A
 * balance is positive when they owe the platform. Adds stored balances and pending events, so that
 * the result is exact at any moment.
 */
export const partnerBalances = (condition: SQL): SQL => sql`(
  select partner_id, account, sum(amount)::bigint as balance from (
    select partner_id, account, balance as amount from ${ledgerPartnerBalancesTable} where ${condition}
    union all
    select entry.partner_id, entry.account, entry.amount from ${ledgerPendingTable} pending join ${ledgerEntriesTable} entry on entry.transaction_id = pending.transaction_id where entry.partner_id is not null and ${condition}
  ) parts group by partner_id, account) partner_balances`;

/** Collected cash that a shipping partner or dispatcher holds, kobo. */
export const cashHeldExpression = (holderId: SQL): SQL =>
  sql`(select coalesce(sum(balance), 0) from ${partnerBalances(sql`partner_id = ${holderId} and account = 'cash_collected'`)})`;

const balanceByStore = (accounts: SQL): SQL => sql`
  select store_id, -sum(amount) as amount from (
    select store_id, balance as amount from ${ledgerBalancesTable} where ${accounts}
    union all
    select e.store_id, e.amount from ${ledgerPendingTable} p join ${ledgerEntriesTable} e on e.transaction_id = p.transaction_id where e.store_id is not null and ${accounts}
  ) parts group by store_id`;

/**
 * `store_id, amount`: everything that orders earned for their stores and the platform, kobo, after
 * refunds, lost disputes and the shares of shipping partners. Payouts and subscriptions only move
 * money between a store's accounts.
 */
export const earnedByStore: SQL = balanceByStore(sql`true`);

/** `store_id, amount`: all subscription fees that stores paid, kobo. */
export const subscriptionFeesByStore: SQL = balanceByStore(sql`account = 'subscription_revenue'`);

/** `store_id, amount`: what each store is owed, kobo. Negative when a store owes the platform. */
export const owedByStore: SQL = balanceByStore(sql`account = 'merchant_payable'`);

/** What all shipping partners are owed together, kobo. */
const owedToPartners: SQL = sql`(select coalesce(-sum(balance), 0) from ${partnerBalances(sql`account = 'partner_payable'`)})`;

/** What all stores and shipping partners are owed together, kobo. */
export async function sumOwedToPayees(db: Db): Promise<number> {
  const [row] = await db
    .select({
      amount: sql`coalesce(sum(amount), 0) + ${owedToPartners}`.mapWith(Number),
    })
    .from(sql`(${owedByStore}) owed`);
  return row?.amount ?? 0;
}
