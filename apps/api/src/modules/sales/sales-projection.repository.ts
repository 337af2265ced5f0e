import { sql } from 'drizzle-orm';
import { LAGOS } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import { checkoutsTable } from '../checkout/checkout.reads';
import { disputeOrdersTable } from '../disputes/disputes.reads';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { orderItemsTable, ordersTable } from '../orders/orders.reads';
import { orderReturnsTable, returnItemsTable } from '../returns/returns.reads';
import { salesFiguresTable } from './sales.tables';

/** Only one transaction updates the figures at a time. */
export const lockFigures = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('sales_figures'))`);

export const deleteFigures = (db: Db) => db.delete(salesFiguresTable);

const addToFigures = sql`on conflict (store_id, face, grain, start, key) do update set
  orders = sales_figures.orders + excluded.orders,
  cancelled = sales_figures.cancelled + excluded.cancelled,
  units = sales_figures.units + excluded.units,
  returned = sales_figures.returned + excluded.returned,
  gross = sales_figures.gross + excluded.gross,
  cancelled_sales = sales_figures.cancelled_sales + excluded.cancelled_sales,
  refunded = sales_figures.refunded + excluded.refunded,
  commission = sales_figures.commission + excluded.commission`;

/**
 * A capture adds its orders, and cash collected for an order adds that order. A refund belongs to a
 * cancelled order or to a return; only the latter counts as returned. A lost dispute refunds money
 * without units, spread over the order's lines by value.
 */
export const addFigures = (db: Db, transactionIds: readonly string[]) =>
  db.execute(sql`
    with events as (
      select id, kind, ref, (occurred_at at time zone ${LAGOS})::date as day, case when kind <> 'capture' then ref::uuid end as target
      from ${ledgerTransactionsTable} where id = any(${sql.param([...transactionIds])}::uuid[]) and kind in ('capture', 'cash_collected', 'refund', 'chargeback')
    ), affected as (
      select e.id as event_id, e.day, o.id as order_id, null::uuid as return_id, null::bigint as disputed, 1 as orders, 0 as cancelled
      from events e join ${checkoutsTable} c on e.kind = 'capture' and c.reference = e.ref join ${ordersTable} o on o.checkout_id = c.id
      union all
      select e.id, e.day, o.id, null, null, case when e.kind = 'cash_collected' then 1 else 0 end, case when e.kind = 'cash_collected' then 0 else 1 end
      from events e join ${ordersTable} o on o.id = e.target
      union all
      select e.id, e.day, r.order_id, r.id, null, 0, 0 from events e join ${orderReturnsTable} r on r.id = e.target
      union all
      select e.id, e.day, d.order_id, null, d.due_to_merchant + d.commission, 0, 0 from events e join ${disputeOrdersTable} d on d.dispute_id = e.target
    ), lines as (
      select t.event_id, t.order_id, i.product_id, i.quantity * (t.orders - t.cancelled) as units, 0 as returned, goods * t.orders as gross, goods * t.cancelled as cancelled_sales, 0 as refunded
      from affected t join ${orderItemsTable} i on i.order_id = t.order_id, lateral (select i.unit_price * i.quantity - i.discount as goods) as line
      where t.return_id is null and t.disputed is null
      union all
      select t.event_id, t.order_id, i.product_id, 0, ri.quantity, 0, 0, ri.amount
      from affected t join ${returnItemsTable} ri on ri.return_id = t.return_id join ${orderItemsTable} i on i.id = ri.order_item_id
      union all
      select event_id, order_id, product_id, 0, 0, 0, 0, round(disputed * running_total / total) - round(disputed * (running_total - goods) / total)
      from (
        select t.event_id, t.order_id, t.disputed, i.product_id, goods, sum(goods) over (partition by t.event_id, t.order_id order by i.id) as running_total, sum(goods) over (partition by t.event_id, t.order_id) as total
        from affected t join ${orderItemsTable} i on i.order_id = t.order_id, lateral (select i.unit_price * i.quantity - i.discount as goods) as line
        where t.disputed is not null
      ) as disputed_lines where total > 0
    ), moves as (
      select t.event_id, t.order_id, t.day, t.orders, t.cancelled, l.units, l.returned, l.gross, l.cancelled_sales, l.refunded, o.store_id, o.customer_id, o.delivery_address ->> 'stateOrRegion' as state,
        coalesce((select -sum(e.amount) from ${ledgerEntriesTable} e where e.transaction_id = t.event_id and e.order_id = t.order_id and e.account in ('commission_deferred', 'commission_revenue')), 0) as commission
      from affected t join ${ordersTable} o on o.id = t.order_id
      join (select event_id, order_id, sum(units) as units, sum(returned) as returned, sum(gross) as gross, sum(cancelled_sales) as cancelled_sales, sum(refunded) as refunded from lines group by event_id, order_id) l on l.event_id = t.event_id and l.order_id = t.order_id
    ), faces as (
      select store_id, face, key, day, orders, cancelled, units, returned, gross, cancelled_sales, refunded, commission
      from moves, lateral (values ('store', ''), ('customer', customer_id::text), ('state', state)) as face (face, key)
      union all
      select m.store_id, 'product', l.product_id::text, m.day, 0, 0, l.units, l.returned, l.gross, l.cancelled_sales, l.refunded, 0
      from moves m join lines l on l.event_id = m.event_id and l.order_id = m.order_id
    )
    insert into ${salesFiguresTable} (store_id, face, grain, start, key, orders, cancelled, units, returned, gross, cancelled_sales, refunded, commission)
    select store_id, face, grain, start, key, sum(orders), sum(cancelled), sum(units), sum(returned), sum(gross), sum(cancelled_sales), sum(refunded), sum(commission)
    from faces, lateral (values ('day', day), ('month', date_trunc('month', day)::date)) as part (grain, start)
    group by store_id, face, grain, start, key
    -- Rows that are read together are inserted together: a year of a store then needs a tenth of the pages.
    order by store_id, face, grain, start, key
    ${addToFigures}`);

export const moveFigures = (db: Db, from: readonly string[], to: string) =>
  db.execute(sql`
    with moved as (
      delete from ${salesFiguresTable} where face = 'customer' and key = any(${sql.param([...from])}::text[]) returning *
    )
    insert into ${salesFiguresTable} (store_id, face, grain, start, key, orders, cancelled, units, returned, gross, cancelled_sales, refunded, commission)
    select store_id, face, grain, start, ${to}::text, sum(orders), sum(cancelled), sum(units), sum(returned), sum(gross), sum(cancelled_sales), sum(refunded), sum(commission)
    from moved group by store_id, face, grain, start
    ${addToFigures}`);
