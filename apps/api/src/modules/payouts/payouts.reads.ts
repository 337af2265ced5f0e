import { sql, type SQL } from 'drizzle-orm';
import { partnersTable } from '../delivery/delivery.reads';
import { storesTable } from '../stores/stores.reads';

/** Tables that other modules may select from and join. Only this module writes them. */
export { payoutsTable } from './payouts.tables';

/** The name of the store or partner that is paid. The query must left join both tables. */
export const payeeName: SQL<string> = sql`coalesce(${storesTable.storeName}, ${partnersTable.companyName})`;
