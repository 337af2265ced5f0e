import { sql, type SQL } from 'drizzle-orm';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { storesTable } from '../stores/stores.reads';

import { payoutsTable } from './payouts.tables';

export { payoutsTable } from './payouts.tables';

/** The name of the store or partner that is paid. The query must left join both tables. */
export const payeeName: SQL<string> = sql`coalesce(${storesTable.storeName}, ${partnersTable.companyName})`;

const { bankCode, accountNumber } = payoutsTable;
const { bankDetails } = partnerApplicationsTable;

/**
 * Whether the payee's bank account is no longer the payout's. The query must left join the store's
 * bank account and the partner's application.
 */
export const hasNewAccount: SQL<boolean> = sql`coalesce((${bankAccountsTable.bankCode}, ${bankAccountsTable.accountNumber}) <> (${bankCode}, ${accountNumber}), (${bankDetails} ->> 'bankCode', ${bankDetails} ->> 'accountNumber') <> (${bankCode}, ${accountNumber}), false)`;
