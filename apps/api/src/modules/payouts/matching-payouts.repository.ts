import { ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import {
  containsLower,
  containsLowerUnindexed,
  FEW_IN_SHORT_TABLE,
  isInMatches,
  isOneOf,
  likePattern,
  listIdsUnlessMany,
} from '../../db/list-queries';
import { partnersTable } from '../delivery/delivery.reads';
import { selectStoreIdsByName } from '../stores/stores.reads';
import { payoutsTable } from './payouts.tables';

/**
 * The condition for payouts with this text in their reference or in the name of their payee.
 * Undefined without a search.
 */
export async function matchingPayouts(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const { reference, storeId, partnerId } = payoutsTable;
  const selectIds = (condition: SQL) =>
    db.select({ id: payoutsTable.id }).from(payoutsTable).where(condition);
  const selectPartners = db
    .select({ id: sql<string>`${partnersTable.userId}`.as('id') })
    .from(partnersTable)
    .where(ilike(partnersTable.companyName, likePattern(search)));
  const { stores, partners, payouts } = await listIdsUnlessMany(
    db,
    {
      stores: selectStoreIdsByName(db, search),
      partners: selectPartners,
      payouts: unionAll(
        selectIds(containsLower(reference, search)),
        selectIds(isInMatches(storeId, 'stores')),
        selectIds(isInMatches(partnerId, 'partners')),
      ),
    },
    FEW_IN_SHORT_TABLE,
  );
  if (stores && partners && payouts) return isOneOf(payoutsTable.id, payouts) ?? sql`false`;
  return or(
    containsLowerUnindexed(reference, search),
    inArray(storeId, selectStoreIdsByName(db, search)),
    inArray(partnerId, selectPartners),
  );
}
