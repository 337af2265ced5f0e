import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Assignment } from '@market/domain/orders/order';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { AppliedShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { Seller } from '@market/domain/transactions/seller.schema';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { variantsTable } from '../catalogue/catalogue.tables';
import { checkoutsTable } from '../checkout/checkout.tables';
import { hubsTable } from '../hubs/hubs.tables';
import { payoutsTable } from '../payouts/payouts.tables';
import { storesTable } from '../stores/stores.tables';
import { orderStatusesTable } from './order-statuses.tables';

export const orderNumbers = pgSequence('order_numbers', { startWith: 204001 });

export const ordersTable = pgTable(
  'orders',
  {
    id: id(),
    orderName: text('order_name').notNull().unique(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkoutsTable.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => usersTable.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    status: text('status')
      .$type<OrderStatusCode>()
      .notNull()
      .references(() => orderStatusesTable.codeName),
    subtotal: kobo('subtotal').notNull(),
    discount: kobo('discount').notNull(),
    /** The fee after the shipping discount. */
    shippingFee: kobo('shipping_fee').notNull(),
    /** The discount that the platform pays. Null when there is none. */
    shippingDiscount: jsonb('shipping_discount').$type<AppliedShippingDiscount>(),
    total: kobo('total').notNull(),
    /**
     * The rider collects the total in cash. Until then, the ledger has no entries for the order.
     */
    payOnDelivery: boolean('pay_on_delivery').notNull().default(false),
    /** The store's rate when the order was placed, and the resulting commission. */
    commissionBps: integer('commission_bps').notNull(),
    commission: kobo('commission').notNull(),
    orderNote: text('order_note'),
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>().notNull(),
    pickUpAddress: jsonb('pick_up_address').$type<{
      street: string;
      city: string;
      state: string;
      phoneNumber?: string;
    }>(),
    /** The seller to name on invoices. Null on orders placed before it was stored. */
    seller: jsonb('seller').$type<Seller>(),
    weight: doublePrecision('weight').notNull(),
    lagosMerchant: boolean('lagos_merchant').notNull(),
    lagosCustomer: boolean('lagos_customer').notNull(),
    deliveryToken: text('delivery_token').notNull(),
    tokenTries: integer('token_tries').notNull().default(0),
    tokenLockedUntil: instant('token_locked_until'),
    dispatchPhoneNumber: text('dispatch_phone_number'),
    shippingEvidence: text('shipping_evidence'),
    /** The Lagos date of the next attempt after a failed delivery. */
    nextAttemptDay: date('next_attempt_day', { mode: 'string' }),
    /** When the customer chose that day. Null when someone else did. */
    nextAttemptChosenAt: instant('next_attempt_chosen_at'),
    assignmentKind: text('assignment_kind').$type<Assignment['kind']>(),
    assigneeId: uuid('assignee_id').references(() => usersTable.id),
    assignmentNote: text('assignment_note'),
    /** The planned day of the pick-up by the rider, a date in Lagos. */
    pickUpOn: date('pick_up_on', { mode: 'string' }),
    assignedAt: instant('assigned_at'),
    acceptedAt: instant('accepted_at'),
    /** The shipping partner's share of the delivery fee when the order was assigned to it. */
    partnerShareBps: integer('partner_share_bps'),
    /** The hub that the store handed the order over to, if any. */
    hubId: uuid('hub_id').references(() => hubsTable.id),
    payoutId: uuid('payout_id').references(() => payoutsTable.id),
    /** The payout to the shipping partner that delivered the order. */
    partnerPayoutId: uuid('partner_payout_id').references(() => payoutsTable.id),
    /**
     * The promise when the customer paid: dispatch day, first and last day of arrival, as dates in
     * Lagos. The fee is `shippingFee`.
     */
    dispatchDay: date('dispatch_day', { mode: 'string' }),
    promisedFirstDay: date('promised_first_day', { mode: 'string' }),
    promisedLastDay: date('promised_last_day', { mode: 'string' }),
    /** The return window in days after delivery, as promised. */
    returnDays: integer('return_days').notNull().default(MIN_RETURN_DAYS),
    deliveredAt: instant('delivered_at'),
    completedAt: instant('completed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The name on the customer's account. Set by triggers, and updated when that name changes. */
    customerName: text('customer_name').notNull().default(''),
    /** The product names when the order was placed, one per line. */
    productNames: text('product_names').notNull().default(''),
    /** The text that searches match, in lower case. The phone number is without spaces. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(order_name || chr(10) || coalesce(delivery_address ->> 'fullName', '') || chr(10) || replace(coalesce(delivery_address ->> 'phoneNumber', ''), ' ', '') || chr(10) || customer_name || chr(10) || product_names)`,
      ),
  },
  (t) => [
    uniqueIndex('orders_checkout_store').on(t.checkoutId, t.storeId),
    // The indexes are scanned backwards for descending order, because a descending index would sort
    // nulls differently from the queries.
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_store').on(t.storeId, t.createdAt),
    index('orders_store_status').on(t.storeId, t.status, t.createdAt),
    index('orders_status').on(t.status, t.createdAt),
    index('orders_created').on(t.createdAt),
    index('orders_total').on(t.total, t.createdAt),
    index('orders_store_total').on(t.storeId, t.total, t.createdAt),
    index('orders_assignee')
      .on(t.assigneeId, t.createdAt)
      .where(sql`assignee_id is not null`),
    index('orders_accepted')
      .on(t.status, t.createdAt)
      .where(sql`accepted_at is not null`),
    // The condition of `isUnassigned`, in the sort order of the list.
    index('orders_unassigned')
      .on(t.promisedLastDay, t.createdAt, t.id)
      .where(
        sql`status in ('ready_for_pickup', 'delivery_failed') or (status = 'assigned' and assignment_kind = 'platform')`,
      ),
    // The statuses are those of `carrierStageStatuses`.
    index('orders_carried')
      .on(t.assigneeId)
      .where(sql`status in ('assigned', 'picked_up', 'in_transit', 'delivery_failed')`),
    index('orders_pick_up')
      .on(t.pickUpOn, t.assigneeId)
      .where(sql`pick_up_on is not null`),
    index('orders_delivered')
      .on(t.deliveredAt)
      .where(sql`status = 'delivered'`),
    index('orders_earned')
      .on(t.assigneeId, t.deliveredAt)
      .where(sql`partner_share_bps is not null and delivered_at is not null`),
    index('orders_partner_payout')
      .on(t.partnerPayoutId, t.deliveredAt)
      .where(sql`partner_payout_id is not null`),
    index('orders_partner_payable')
      .on(t.assigneeId, t.deliveredAt)
      .where(sql`partner_share_bps is not null and partner_payout_id is null`),
    index('orders_hub')
      .on(t.hubId, t.createdAt)
      .where(sql`hub_id is not null`),
    // For the counts per status, and for the list of all hubs.
    index('orders_hub_status')
      .on(t.hubId, t.status, t.createdAt)
      .where(sql`hub_id is not null`),
    index('orders_at_hubs')
      .on(t.createdAt, t.id)
      .where(sql`hub_id is not null`),
    index('orders_at_hubs_status')
      .on(t.status, t.createdAt)
      .where(sql`hub_id is not null`),
    index('orders_payout')
      .on(t.payoutId, t.completedAt)
      .where(sql`payout_id is not null`),
    index('orders_payable')
      .on(t.storeId)
      .where(sql`status = 'completed' and payout_id is null`),
    index('orders_searched').using('gin', t.searchText.op('gin_trgm_ops')),
    index('orders_at_hubs_searched')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .where(sql`hub_id is not null`),
    check('orders_return_days', sql`${t.returnDays} >= 7`),
    check(
      'orders_promise',
      sql`num_nulls(${t.dispatchDay}, ${t.promisedFirstDay}, ${t.promisedLastDay}) in (0, 3) and ${t.dispatchDay} <= ${t.promisedFirstDay} and ${t.promisedFirstDay} <= ${t.promisedLastDay}`,
    ),
    check(
      'orders_total',
      sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.shippingFee} and ${t.total} >= 0 and ${t.discount} >= 0 and ${t.discount} <= ${t.subtotal}`,
    ),
  ],
);

export const orderItemsTable = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variantsTable.id),
    /** The product's data is copied when the order is placed. */
    productName: text('product_name').notNull(),
    sku: text('sku').notNull(),
    keyRating: text('key_rating'),
    image: text('image'),
    /** The type is not `jsonb`, which does not keep the order of keys. */
    options: json('options').$type<Record<string, string>>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: kobo('unit_price').notNull(),
    discount: kobo('discount').notNull(),
    couponId: uuid('coupon_id'),
    shippingFee: kobo('shipping_fee').notNull(),
    position: integer('position').notNull(),
    /** Units in returns that were neither rejected nor withdrawn. Never more than the quantity. */
    returned: integer('returned').notNull().default(0),
    /** The refunded units among the returned ones. */
    refunded: integer('refunded').notNull().default(0),
  },
  (t) => [
    index('order_items_order').on(t.orderId, t.position),
    index('order_items_product').on(t.productId),
    check(
      'order_items_amounts',
      sql`${t.quantity} > 0 and ${t.discount} >= 0 and ${t.discount} <= ${t.unitPrice} * ${t.quantity}`,
    ),
    check(
      'order_items_returned',
      sql`${t.refunded} >= 0 and ${t.refunded} <= ${t.returned} and ${t.returned} <= ${t.quantity}`,
    ),
  ],
);
