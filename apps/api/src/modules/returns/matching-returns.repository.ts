import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { selectTextMatches } from '../../db/text-search';
import type { OrderScope } from '../orders';
import { selectStoreIdsByName } from '../stores/stores.reads';
import { scopeCondition } from './returns.repository';
import { orderReturnsTable } from './returns.tables';

/**
 * The search condition, or undefined without a search. A search matches the return's name, the
 * customer, a product's name at the time of the order, and the store.
 */
export const matchingReturns = async (
  db: Db,
  scope: OrderScope,
  search: string | undefined,
): Promise<SQL | undefined> =>
  search
    ? selectTextMatches(db, orderReturnsTable, {
        mine: scopeCondition(scope),
        texts: [search],
        stores: selectStoreIdsByName(db, search),
      })
    : undefined;
