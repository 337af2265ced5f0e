import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { selectStoreName } from '../stores/stores.reads';
import { deliveryProofsTable as proofs } from './delivery-steps.tables';
import { orderActivitiesTable as activities } from './order-activities.tables';
import { orderItemsTable as items, ordersTable as orders } from './orders.tables';

const isOwn = ({ id }: DataSubject) => eq(orders.customerId, id);
const isInOwnOrder = (orderId: SQLWrapper, { id }: DataSubject) =>
  sql`${orderId} in (select ${orders.id} from ${orders} where ${orders.customerId} = ${id})`;
const orderNameExpression = (orderId: SQLWrapper) =>
  sql`(select o.order_name from ${orders} o where o.id = ${orderId})`;

export const orderData: readonly PersonalData[] = [
  {
    title: 'Orders',
    fate: 'kept',
    table: orders,
    identifiedBy: [orders.customerId, orders.customerName],
    ownCondition: isOwn,
    more: { store: selectStoreName(orders.storeId) },
    omittedColumns: [
      orders.commission,
      orders.commissionBps,
      orders.partnerShareBps,
      orders.assignmentNote,
      orders.assignmentKind,
      orders.tokenTries,
      orders.tokenLockedUntil,
      orders.lagosMerchant,
      orders.lagosCustomer,
      orders.dispatchPhoneNumber,
      orders.productNames,
      orders.searchText,
    ],
    obstacle: async (db, subject) => {
      const [open] = await db
        .select({ name: orders.orderName })
        .from(orders)
        .where(and(isOwn(subject), inArray(orders.status, [...openStatuses])))
        .limit(1);
      return (
        open &&
        `Order ${open.name} has not been delivered yet. Wait for the delivery, or cancel the order.`
      );
    },
  },
  {
    title: 'Products in orders',
    fate: 'kept',
    table: items,
    identifiedBy: [],
    ownCondition: (subject) => isInOwnOrder(items.orderId, subject),
    more: { order: orderNameExpression(items.orderId) },
  },
  {
    title: 'History of orders',
    fate: 'kept',
    table: activities,
    identifiedBy: [activities.actorId, activities.actorPerson],
    ownCondition: (subject) =>
      and(isInOwnOrder(activities.orderId, subject), activities.forCustomer),
    more: { order: orderNameExpression(activities.orderId) },
    // `actorPerson` identifies staff of stores and delivery companies. `forCustomer` is always true.
    omittedColumns: [activities.actorPerson, activities.forCustomer],
  },
  {
    title: 'Proof of delivery',
    fate: 'kept',
    table: proofs,
    identifiedBy: [],
    ownCondition: (subject) => isInOwnOrder(proofs.orderId, subject),
    more: { order: orderNameExpression(proofs.orderId) },
    omittedColumns: [proofs.actorPerson, proofs.place],
  },
];
