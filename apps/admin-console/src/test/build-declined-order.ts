import type { Order, OrderActivity } from '@market/domain/orders/order';
import { idOf } from '@market/testing/factories/ids';
import { buildOrder } from '@market/testing/factories/orders';

const activity = (name: string, minute: number, rest: Partial<OrderActivity>): OrderActivity => {
  const at = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    id: idOf(name),
    orderTrackerId: idOf('order-VM-204918'),
    activity: name,
    createdAt: at,
    updatedAt: at,
    ...rest,
  };
};

export const buildDeclinedOrder = (overrides: Partial<Order> = {}): Order =>
  buildOrder({
    orderStatus: 'ready_for_pickup',
    orderStatusId: 3,
    withinLagos: false,
    pickUpAddress: { street: '1 Allen Avenue', city: 'Ikeja', state: 'Lagos' },
    payment: {
      reference: 'vm-checkout-0001',
      cardType: 'Verve',
      cardLast4: '0926',
      paidAt: '2026-11-20T13:06:00.000Z',
    },
    split: {
      commissionPercent: 8,
      commission: 10_000_000,
      delivery: 1_850_000,
      dueToMerchant: 115_000_000,
      providerFee: 200_000,
    },
    orderActivities: [
      activity('Order placed and paid', 0, { actor: 'Chidinma Okafor', orderStatus: 'pending' }),
      activity('Ready for pickup', 1, { actor: 'Helios Yard', orderStatus: 'ready_for_pickup' }),
      activity('Assigned to Kobo Swift', 2, { actor: 'Voltmart', orderStatus: 'assigned' }),
      activity('Delivery declined', 3, {
        actor: 'Kobo Swift',
        orderStatus: 'ready_for_pickup',
        note: 'No rider available: the van is in for repair',
      }),
    ],
    ...overrides,
  });
