import { sql, type SQL } from 'drizzle-orm';
import { partnersTable } from '../delivery/delivery.tables';
import { storesTable } from '../stores/stores.tables';

/** The name of the store or partner that is paid. The query joins both tables on the left. */
export const payeeName: SQL<string> = sql`coalesce(${storesTable.storeName}, ${partnersTable.companyName})`;
