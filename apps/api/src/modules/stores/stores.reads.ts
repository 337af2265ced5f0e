import { eq, type SQL } from 'drizzle-orm';
import { isStoreId } from '../../platform/store-address';
import { storesTable } from './stores.tables';

/** The tables that other modules read. */
export { businessesTable, paymentCategoriesTable, storesTable } from './stores.tables';

/** Selects the store of a public address: by its slug, or by its id as in older links. */
export const storeAt = (slugOrId: string): SQL =>
  eq(isStoreId(slugOrId) ? storesTable.id : storesTable.slug, slugOrId);
