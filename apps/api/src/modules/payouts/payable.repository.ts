import { sql, type SQL } from 'drizzle-orm';
import type { SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { cashHeldExpression, owedByStore, partnerShareExpression } from '../ledger/ledger.reads';
import { isPayableDelivery, ordersTable } from '../orders/orders.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { storesTable } from '../stores/stores.reads';
import { payoutsTable } from './payouts.tables';

/** What each store is owed beyond its open payouts. */
const payableStores = sql`
  select s.id as store_id, null::uuid as partner_id, s.store_name as name,
    owed.amount - coalesce(requested.amount, 0) as available,
    (select count(*) from ${ordersTable} o where o.store_id = s.id and o.status = 'completed' and o.payout_id is null) as orders,
    b.bank_name, b.account_number, b.payouts_held_until as held_until
  from ${storesTable} s
  join (${owedByStore}) owed on owed.store_id = s.id
  left join (select store_id, sum(amount) as amount from ${payoutsTable} where status in ('pending', 'failed') and store_id is not null group by store_id) requested
    on requested.store_id = s.id
  left join ${bankAccountsTable} b on b.store_id = s.id`;

/**
 * Shipping partners and what they can be paid: their earnings from deliveries before `until` that
 * are in no payout, less the cash that they hold. Reads an index once for each partner, because
 * PostgreSQL expects many more of these deliveries than there are.
 */
const payablePartners = (until: Date) => sql`
  select null::uuid, p.user_id, p.company_name, earned.amount - ${cashHeldExpression(sql`p.user_id`)}, earned.deliveries,
    a.bank_details ->> 'bankName', a.bank_details ->> 'accountNumber', null::timestamptz
  from ${partnersTable} p
  join lateral (
    select count(*) as deliveries, sum(${partnerShareExpression(ordersTable.id, ordersTable.assigneeId)}) as amount
    from ${ordersTable} where ${ordersTable.assigneeId} = p.user_id and ${isPayableDelivery(until)}
  ) earned on earned.deliveries > 0
  left join ${partnerApplicationsTable} a on a.partner_id = p.user_id`;

export function listPayable(
  db: Db,
  { search = '', limit, offset, until }: SearchQuery & { until: Date },
) {
  const heldUntil: SQL<Date | null> = sql`held_until`.mapWith(bankAccountsTable.payoutsHeldUntil);
  const nameCondition = search === '' ? undefined : sql`and name ilike ${likePattern(search)}`;
  return db
    .select({
      storeId: sql<string | null>`store_id`,
      partnerId: sql<string | null>`partner_id`,
      payeeName: sql<string>`name`,
      available: sql`available`.mapWith(Number),
      orders: sql`orders`.mapWith(Number),
      bankName: sql<string | null>`bank_name`,
      accountNumber: sql<string | null>`account_number`,
      heldUntil,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(sql`(${payableStores} union all ${payablePartners(until)}) payable`)
    .where(sql`available > 0 ${nameCondition}`)
    .orderBy(sql`available desc`, sql`name`)
    .limit(limit)
    .offset(offset);
}
