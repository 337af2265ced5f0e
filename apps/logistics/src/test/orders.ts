import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';

export function buildRiderOrder(
  orderStatus: OrderStatusCode,
  { accepted = true, ...overrides }: Partial<Order> & { accepted?: boolean } = {},
): Order {
  const status = orderStatuses.find(({ code_name }) => code_name === orderStatus);
  if (!status) throw new Error(`No status ${orderStatus}`);
  const nextNames = status.next
    .filter(({ roles }) => roles.includes('partner'))
    .map(({ code_name }) => code_name);
  return buildOrder({
    orderName: 'VM-204931',
    orderStatus,
    orderStatusId: status.id,
    currentOrderStatus: status.label,
    assignment: {
      kind: 'partner',
      assigneeName: 'Arewa Haulage',
      accepted,
      assignedAt: '2026-11-20T13:06:00.000Z',
    },
    pickUpAddress: {
      street: '12 Adeniyi Jones Avenue',
      city: 'Ikeja',
      state: 'Lagos',
      phoneNumber: '0802 000 1111',
    },
    allowedStatusIds: orderStatuses
      .filter(({ code_name }) => nextNames.includes(code_name))
      .map(({ id }) => id),
    ...overrides,
  });
}

export const buildStepAnswer = (
  { id }: { readonly id: string },
  { id: orderId, orderStatus }: Pick<OrderSummary, 'id' | 'orderStatus'>,
) => ({ id, orderId, orderStatus, recordedAt: '2026-11-20T14:00:00.000Z' });

export const buildOrderPage = (...rows: OrderSummary[]) => ({
  rows,
  count: rows.length,
  statusCounts: {},
});
