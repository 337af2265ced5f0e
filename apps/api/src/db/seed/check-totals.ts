import { count, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../compose';
import type { Db } from '../db';

/** Queries for rows that must not exist, by the inconsistency that they would show. */
const wrongs: Readonly<Record<string, SQL>> = {
  'An order differs from its items': sql`select o.id from orders o join order_items i on i.order_id = o.id group by o.id having o.subtotal <> sum(i.unit_price * i.quantity) or o.discount <> sum(i.discount) or o.shipping_fee <> sum(i.shipping_fee)`,
  'A payment differs from its orders': sql`select c.id from checkouts c join orders o on o.checkout_id = c.id group by c.id having c.amount <> sum(o.total) or c.status <> 'paid'`,
  'A coupon’s use count differs from its uses': sql`select c.id from coupons c left join coupon_uses u on u.coupon_id = c.id group by c.id having c.used <> coalesce(sum(u.used), 0)`,
  'Reserved stock differs from its reservations': sql`select s.variant_id from stock s left join reservations r on r.variant_id = s.variant_id group by s.variant_id having s.reserved <> coalesce(sum(r.quantity), 0)`,
  'Stock differs from its movements': sql`select s.variant_id from stock s left join stock_movements m on m.variant_id = s.variant_id group by s.variant_id having s.on_hand <> coalesce(sum(m.on_hand_change), 0) or s.reserved <> coalesce(sum(m.reserved_change), 0)`,
  'A product’s sold count differs from its orders': sql`select p.id from products p left join (select i.product_id, sum(i.quantity) as quantity from order_items i join orders o on o.id = i.order_id where o.status not in ('cancelled') group by 1) sold on sold.product_id = p.id where p.sold_count <> coalesce(sold.quantity, 0)`,
  'A product’s rating differs from its reviews': sql`select p.id from products p left join reviews r on r.product_id = p.id group by p.id having p.rating_sum <> coalesce(sum(r.stars), 0) or p.rating_count <> count(r.id)`,
  'A store’s rating differs from its reviews': sql`select s.id from stores s left join reviews r on r.store_id = s.id and r.product_id is null group by s.id having s.rating_sum <> coalesce(sum(r.stars), 0) or s.rating_count <> count(r.id)`,
  'A store’s follower count differs from its followers': sql`select s.id from stores s left join follows f on f.store_id = s.id group by s.id having s.follower_count <> count(f.user_id)`,
  'An item’s returned units differ from its returns': sql`select i.id from order_items i left join return_items ri on ri.order_item_id = i.id left join order_returns r on r.id = ri.return_id and r.status not in ('rejected', 'cancelled') group by i.id having i.returned <> coalesce(sum(ri.quantity) filter (where r.id is not null), 0) or i.refunded <> coalesce(sum(ri.quantity) filter (where r.status in ('refunded', 'charged_back')), 0)`,
  'A return’s amount differs from its refunds': sql`select r.id from order_returns r left join refunds f on f.return_id = r.id where r.status = 'refunded' group by r.id having r.amount <> coalesce(sum(f.amount), 0)`,
  'A finished order still holds money': sql`select e.order_id from ledger_entries e join orders o on o.id = e.order_id where e.account in ('escrow', 'commission_deferred', 'delivery_deferred') and o.status in ('completed', 'cancelled', 'returned', 'returned_to_store') group by 1 having sum(e.amount) <> 0`,
  'An undelivered order was not refunded in full': sql`select o.id from orders o left join refunds f on f.order_id = o.id where o.status in ('cancelled', 'returned_to_store') group by o.id having o.total <> coalesce(sum(f.amount), 0)`,
  'A returned order has units that were not refunded': sql`select o.id from orders o join order_items i on i.order_id = o.id where o.status in ('returned', 'returned_to_store') and i.refunded <> i.quantity`,
  'More units were restocked than returned': sql`select m.checkout_id from stock_movements m where m.reason = 'return' group by m.checkout_id, m.variant_id having sum(m.on_hand_change) > (select coalesce(sum(i.returned), 0) from order_items i join orders o on o.id = i.order_id where o.checkout_id = m.checkout_id and i.variant_id = m.variant_id)`,
  'A balance differs from its entries': sql`select b.store_id from ledger_balances b left join ledger_entries e on e.store_id = b.store_id and e.account = b.account group by b.store_id, b.account, b.balance having b.balance <> coalesce(sum(e.amount), 0)`,
  'Sales figures differ from the orders': sql`select f.store_id from (select store_id, sum(orders) as orders, sum(gross) as gross, sum(cancelled_sales + refunded) as refunded from sales_figures where face = 'store' and grain = 'month' group by 1) f left join (select store_id, count(*) as orders, sum(subtotal - discount) as gross, sum(case when status = 'cancelled' then subtotal - discount else coalesce((select sum(ri.amount) from order_returns r join return_items ri on ri.return_id = r.id where r.order_id = orders.id), 0) end) as refunded from orders group by 1) o on o.store_id = f.store_id where (f.orders, f.gross, f.refunded) is distinct from (o.orders, o.gross, o.refunded)`,
  'Finance figures differ from the ledger': sql`select store_id from (select store_id, sum(orders) as orders, sum(merchant) as merchant, sum(commission + delivery) as platform from finance_figures where grain = 'month' group by 1) f full join (select o.store_id, count(distinct o.id) as orders, -sum(e.amount) filter (where e.account in ('escrow', 'merchant_payable', 'dispute_hold')) as merchant, -sum(e.amount) filter (where e.account like 'commission%' or e.account like 'delivery%') as platform from orders o join ledger_entries e on e.order_id = o.id group by 1) l using (store_id) where (f.orders, f.merchant, f.platform) is distinct from (l.orders, l.merchant, l.platform)`,
  'Fees in the finance figures differ from the ledger': sql`select f.fee from (select sum(fee) as fee from finance_figures where grain = 'month') f, (select sum(e.amount) as fee from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join checkouts c on c.reference = t.ref where e.account = 'psp_fee' and exists (select from orders o where o.checkout_id = c.id)) l where f.fee is distinct from l.fee`,
  'A settlement differs from its payments': sql`select s.id from provider_settlements s left join settled_payments p on p.settlement_id = s.id group by s.id having (s.payments, s.amount, s.fees) is distinct from (count(p.id), coalesce(sum(p.amount), 0), coalesce(sum(p.fees), 0))`,
  'Subscription charges differ from the ledger': sql`select store_id from (select store_id, sum(amount) as amount from subscription_payments group by 1) c full join (select store_id, -sum(amount) as amount from ledger_entries where account = 'subscription_revenue' group by 1) l using (store_id) where c.amount is distinct from l.amount`,
  'A paid plan has no charge': sql`select s.store_id from subscriptions s where not exists (select from subscription_payments p where p.store_id = s.store_id)`,
  'A payout’s status differs from its transfer': sql`select p.id from payouts p left join ledger_transactions t on t.kind = 'payout_approved' and t.ref = p.reference where (p.status = 'pending') <> (t.id is null)`,
};

/** Throws when the marketplace's totals are inconsistent. */
export async function checkTotals(db: Db, { ledger }: Pick<Services, 'ledger'>): Promise<void> {
  await ledger.assertBalanced(db);
  for (const [message, query] of Object.entries(wrongs)) {
    const [found] = await db.select({ times: count() }).from(sql`(${query}) as wrong`);
    if (found && found.times > 0) throw new Error(`${message} (${found.times} times)`);
  }
}
