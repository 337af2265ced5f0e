import type { Order, OrderSummary } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { idOf } from './ids';

/** The server's list as its migration writes it, cut to what screens need. */
export const orderStatuses: OrderStatus[] = [
  { id: 1, code_name: 'pending', label: 'Pending', tone: 'pending', next: [{ code_name: 'confirmed', roles: ['merchant', 'staff'] }, { code_name: 'cancelled', roles: ['customer', 'merchant', 'staff', 'admin', 'super_admin'] }] },
  { id: 2, code_name: 'confirmed', label: 'Confirmed', tone: 'confirmed', next: [{ code_name: 'ready_for_pickup', roles: ['merchant', 'staff'] }] },
  { id: 3, code_name: 'ready_for_pickup', label: 'Ready for pickup', tone: 'moving', next: [{ code_name: 'assigned', roles: [] }] },
  { id: 4, code_name: 'assigned', label: 'Assigned', tone: 'moving', next: [{ code_name: 'picked_up', roles: ['partner', 'dispatcher'] }] },
  { id: 5, code_name: 'picked_up', label: 'Picked up', tone: 'moving', next: [{ code_name: 'in_transit', roles: ['partner', 'dispatcher'] }] },
  { id: 6, code_name: 'in_transit', label: 'In transit', tone: 'moving', next: [{ code_name: 'delivered', roles: ['partner', 'dispatcher'] }] },
  { id: 7, code_name: 'delivered', label: 'Delivered', tone: 'done', next: [{ code_name: 'completed', roles: [] }] },
  { id: 8, code_name: 'completed', label: 'Completed', tone: 'done', next: [] },
  { id: 9, code_name: 'cancelled', label: 'Cancelled', tone: 'neutral', next: [] },
  { id: 10, code_name: 'returned', label: 'Returned', tone: 'problem', next: [] },
];

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
  storeName: 'Helios Yard',
  itemCount: 1,
  firstItem: { productName: 'Axora H5 hybrid inverter', image: '/images/inverter0001', quantity: 1 },
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
    deliveryAddress: { fullName: summary.customerName, phoneNumber: '0803 123 4567', emailAddress: 'chidinma@example.com', stateOrRegion: 'Lagos', lga: 'Surulere', address: '12 Bode Thomas Street' },
    weight: 17.4,
    assignedToPlatform: false,
    assignedToDispatcher: false,
    assignedToShippingPartner: false,
    lagosMerchant: true,
    lagosCustomer: true,
    orderActivities: [{ id: idOf('activity'), orderTrackerId: summary.id, activity: 'Payment received', createdAt: summary.createdAt, updatedAt: summary.createdAt }],
    allowedStatusIds: [],
    updatedAt: summary.createdAt,
    ...overrides,
  };
};
