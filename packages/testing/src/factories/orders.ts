import type { Order, OrderSummary } from '@market/domain/orders/order';
import { orderStatusList, type OrderStatus } from '@market/domain/orders/order-status';
import { idOf } from './ids';

export const orderStatuses: OrderStatus[] = orderStatusList();

export const buildOrderSummary = (overrides: Partial<OrderSummary> = {}): OrderSummary => ({
  id: idOf(`order-${overrides.orderName ?? 'VM-204918'}`),
  orderName: 'VM-204918',
  checkoutReference: 'vm-checkout-0001',
  orderStatusId: 1,
  orderStatus: 'pending',
  customerName: 'Chidinma Okafor',
  city: 'Surulere',
  state: 'Lagos',
  storeId: idOf('store'),
  storeSlug: 'helios-yard',
  storeName: 'Helios Yard',
  itemCount: 1,
  productCount: 1,
  weight: 17.4,
  firstItem: {
    productName: 'Axora H5 hybrid inverter',
    image: '/images/inverter0001',
    quantity: 1,
  },
  subtotal: 125_000_000,
  discount: 0,
  shippingFee: 1_850_000,
  total: 126_850_000,
  approvePayout: false,
  withinLagos: true,
  createdAt: '2026-11-20T13:06:00.000Z',
  ...overrides,
});

export const buildOrder = (overrides: Partial<Order> = {}): Order => {
  const summary = buildOrderSummary(overrides);
  return {
    ...summary,
    currentOrderStatus: summary.orderStatus,
    customerId: idOf('account-customer'),
    merchantId: idOf('account-merchant'),
    orderItems: [
      {
        id: idOf('item'),
        productId: idOf('product-inverter'),
        merchantId: idOf('account-merchant'),
        storeId: summary.storeId,
        storeName: summary.storeName,
        shippingFee: summary.shippingFee,
        quantity: 1,
        productPrice: 125_000_000,
        discount: 0,
        productName: 'Axora H5 hybrid inverter',
        keyRating: '5 kVA',
        hostedImages: ['/images/inverter0001'],
        productVariants: { Casing: 'Signal white' },
      },
    ],
    rewardProductsIds: [],
    returnDays: 7,
    deliveryAddress: {
      fullName: summary.customerName,
      phoneNumber: '0803 123 4567',
      emailAddress: 'chidinma@example.com',
      stateOrRegion: 'Lagos',
      lga: 'Surulere',
      address: '12 Bode Thomas Street',
    },
    assignedToPlatform: false,
    assignedToDispatcher: false,
    assignedToShippingPartner: false,
    lagosMerchant: true,
    lagosCustomer: true,
    orderActivities: [
      {
        id: idOf('activity'),
        orderTrackerId: summary.id,
        activity: 'Payment received',
        createdAt: summary.createdAt,
        updatedAt: summary.createdAt,
      },
    ],
    allowedStatusIds: [],
    updatedAt: summary.createdAt,
    ...overrides,
  };
};
