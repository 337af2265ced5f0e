import { sql, type SQL } from 'drizzle-orm';
import { partnersTable } from '../delivery/delivery.reads';
import { storesTable } from '../stores/stores.reads';

export { payoutsTable } from './payouts.tables';

/** The name of the store or partner that is paid. The query must left join both tables. */
export const payeeName: SQL<string> = sql`coalesce(${storesTable.storeName}, ${partnersTable.companyName})`;
