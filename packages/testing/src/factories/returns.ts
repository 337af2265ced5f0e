import type { OrderReturn, OrderReturnSummary } from '@market/domain/orders/order-return';
import { idOf } from './ids';

export const buildOrderReturnSummary = (
  overrides: Partial<OrderReturnSummary> = {},
): OrderReturnSummary => {
  const type = overrides.type ?? 'refund';
  return {
    id: idOf(`return-${overrides.returnName ?? 'VM-204918-R1'}`),
    returnName: 'VM-204918-R1',
    orderId: idOf('order-VM-204918'),
    orderName: 'VM-204918',
    merchantId: idOf('account-merchant'),
    storeId: idOf('store'),
    storeSlug: 'helios-yard',
    storeName: 'Helios Yard',
    customerName: 'Chidinma Okafor',
    status: 'requested',
    type,
    refund: type === 'refund',
    replace: type === 'replace',
    products: [
      {
        id: idOf('return-item'),
        orderItemId: idOf('item'),
        productId: idOf('product-inverter'),
        productName: 'Axora H5 hybrid inverter',
        keyRating: '5 kVA',
        hostedImages: ['/images/inverter0001'],
        productVariants: { Casing: 'Signal white' },
        quantity: 1,
        productPrice: 125_000_000,
        reason: 'Arrived damaged',
        details: 'The display is cracked.',
        photos: ['/images/photo0001'],
        refundAmount: 125_000_000,
      },
    ],
    refundAmount: 125_000_000,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    ...overrides,
  };
};

export const buildOrderReturn = (overrides: Partial<OrderReturn> = {}): OrderReturn => {
  const summary = buildOrderReturnSummary(overrides);
  return {
    ...summary,
    activities: [
      {
        id: idOf('return-activity'),
        orderTrackerId: summary.orderId,
        activity: `Refund ${summary.returnName} requested`,
        actor: summary.customerName,
        createdAt: summary.createdAt,
        updatedAt: summary.createdAt,
      },
    ],
    allowedStatuses: [],
    ...overrides,
  };
};
