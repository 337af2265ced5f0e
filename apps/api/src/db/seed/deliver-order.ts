import { eq } from 'drizzle-orm';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import type { AppServices } from '../../compose';
import type { Db } from '../db';
import { orderItemsTable, ordersTable } from '../schema';
import type { Step } from './plan-order-steps';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'orders'>;
  readonly statuses: readonly OrderStatus[];
}

/** Advances an order by one step, through the services that the apps use. */
export async function advanceOrder(
  { db, services: { orders }, statuses }: Deps,
  orderId: string,
  step: Step,
): Promise<void> {
  const { by, kind } = step;
  switch (kind) {
    case 'handed_over':
      await orders.assignToPlatform(by, orderId);
      return;
    case 'assigned':
      await assignRider(orders, orderId, step);
      return;
    case 'declined':
      await orders.decline(by, orderId, { reason: step.reason });
      return;
    case 'accepted':
      await orders.update(by, orderId, { accepted: true });
      return;
    case 'delivery_failed': {
      const { reason, note } = step;
      await orders.failDelivery(by, orderId, { reason, note });
      return;
    }
    default: {
      const proof = kind === 'delivered' ? await createProof(db, orderId, step.hasPhoto) : {};
      await orders.update(by, orderId, {
        orderStatusId: getStatus(statuses, kind).id,
        ...('note' in step && { note: step.note }),
        ...proof,
      });
    }
  }
}

async function assignRider(
  orders: AppServices['orders'],
  orderId: string,
  { by, rider }: Extract<Step, { kind: 'assigned' }>,
): Promise<void> {
  const orderIds = [orderId];
  const [outcome] = await (rider.role === 'partner'
    ? orders.assignPartner(by, { orderIds, partnerId: rider.userId })
    : orders.assignDispatcher(by, { orderIds, dispatcherId: rider.userId }));
  if (!outcome?.done) throw new Error(outcome?.message);
}

export function getStatus(
  statuses: readonly OrderStatus[],
  codeName: OrderStatusCode,
): OrderStatus {
  const status = findStatus(statuses, codeName);
  if (!status) throw new Error(`There is no status ${codeName}`);
  return status;
}

/**
 * The delivery code that the customer gives to the rider, the cash, and a photo of what was
 * delivered.
 */
async function createProof(db: Db, id: string, hasPhoto = false) {
  const [order] = await db
    .select({
      code: ordersTable.deliveryToken,
      photo: orderItemsTable.image,
      total: ordersTable.total,
      isOnDelivery: ordersTable.payOnDelivery,
    })
    .from(ordersTable)
    .innerJoin(orderItemsTable, eq(orderItemsTable.orderId, ordersTable.id))
    .where(eq(ordersTable.id, id));
  return {
    orderDeliveryToken: order?.code ?? '',
    ...(order?.isOnDelivery && { collected: order.total }),
    ...(hasPhoto && order?.photo && { shippingEvidence: order.photo }),
  };
}
