import { and, eq, ilike, sql } from 'drizzle-orm';
import type { SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { bankAccountsTable } from '../banking/banking.tables';
import { owedByStore } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';
import { payoutsTable } from './payouts.tables';

/** One page of the stores that are owed more than their open payouts, the largest amount first. */
export const listPayableStores = (db: Db, { search = '', limit, offset }: SearchQuery) => {
  const available = sql`owed.amount - coalesce(requested.amount, 0)`;
  return db
    .select({
      storeId: storesTable.id,
      storeName: storesTable.storeName,
      available: available.mapWith(Number),
      orders:
        sql`(select count(*) from ${ordersTable} o where o.store_id = ${storesTable.id} and o.status = 'completed' and o.payout_id is null)`.mapWith(
          Number,
        ),
      bank: bankAccountsTable,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(storesTable)
    .innerJoin(sql`(${owedByStore}) owed`, eq(sql`owed.store_id`, storesTable.id))
    .leftJoin(
      sql`(select store_id, sum(amount) as amount from ${payoutsTable} where status in ('pending', 'failed') group by store_id) requested`,
      eq(sql`requested.store_id`, storesTable.id),
    )
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, storesTable.id))
    .where(
      and(
        sql`${available} > 0`,
        search === '' ? undefined : ilike(storesTable.storeName, likePattern(search)),
      ),
    )
    .orderBy(sql`${available} desc`, storesTable.storeName)
    .limit(limit)
    .offset(offset);
};
