import type { Data } from '@market/api-client/endpoint';
import type * as finance from '@market/api-client/contract/main/finance';

type StoreReport = Data<typeof finance.sar>;
type OrderDetail = Data<typeof finance.order>;

export const financeIds = {
  store: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0001',
  order: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0002',
};

/**
 * An order of ₦1,050,000.00 with 8% commission, a card fee of ₦2,000.00, and a delivery fee of
 * ₦50,000.00, of which the shipping partner earned 80%.
 */
const amounts = {
  totalSalesOrderAmount: 100_000_000,
  totalDeliveryAmount: 5_000_000,
  shippingDiscounts: 500_000,
  totalOrderAmount: 105_000_000,
  commission: 8_000_000,
  dueToMerchant: 92_000_000,
  paidOut: 0,
  outstanding: 92_000_000,
  dueToPartners: 4_000_000,
  dueToPlatform: 9_000_000,
  dueToCardProvider: 200_000,
  toRemitToPlatform: 8_800_000,
};
const totals = { ...amounts, commissionPercentage: 8, orders: 1, payments: 1 };
const summary = { orders: 1, payments: 1, totalOrderAmount: amounts.totalOrderAmount };
const emptyReport = { orders: 0, payments: 0, totalOrderAmount: 0 };
const reportHead = {
  totals,
  reports: { sar: summary, ndsr: summary, ondpr: summary, odpr: emptyReport },
  subscriptions: 1_500_000,
  ledgerDifference: 0,
  calculatedAt: '2026-11-20T13:20:00.000Z',
  count: 1,
};
const order = {
  ...amounts,
  id: financeIds.order,
  orderName: 'VM-204839',
  storeId: financeIds.store,
  storeName: 'Helios Yard',
  customerName: 'Yusuf Garba',
  status: 'in_transit' as const,
  paid: amounts.totalOrderAmount,
  date: '2026-11-17T12:27:00.000Z',
};

export const buildStoreReport = (changes: Partial<StoreReport> = {}): StoreReport => ({
  ...reportHead,
  rows: [{ ...amounts, storeId: financeIds.store, storeName: 'Helios Yard', orders: 1 }],
  ...changes,
});

export const buildPaymentReport = (): Data<typeof finance.ondpr> => ({
  ...reportHead,
  rows: [
    {
      ...amounts,
      reference: 'pay-884120655',
      customerName: 'Yusuf Garba',
      date: order.date,
      orders: [order],
    },
  ],
});

export const buildFinanceOrders = (): Data<typeof finance.orders> => ({ rows: [order], count: 1 });

export const buildFinanceOrder = (): OrderDetail => ({
  ...order,
  reference: 'pay-884120655',
  items: [
    { name: 'Sunforge 585 W panel', quantity: 4, unitPrice: 26_000_000, discount: 4_000_000 },
  ],
  shippingFee: amounts.totalDeliveryAmount,
  shippingDiscount: { id: 'launch', name: 'Launch', amount: 500_000 },
  refunded: 0,
  partner: { name: 'Arewa Haulage', shareBps: 8000 },
  commissionBps: 800,
  paymentFee: 200_000,
  sharedWith: [],
  payout: { reference: 'PO-2041', status: 'pending' },
  events: [
    {
      kind: 'capture',
      occurredAt: order.date,
      entries: [
        { account: 'psp_clearing', amount: 105_000_000 },
        { account: 'escrow', amount: -92_000_000 },
        { account: 'commission_deferred', amount: -8_000_000 },
        { account: 'delivery_deferred', amount: -5_000_000 },
      ],
    },
    {
      kind: 'provider_fee',
      occurredAt: order.date,
      entries: [
        { account: 'psp_fee', amount: 200_000 },
        { account: 'psp_clearing', amount: -200_000 },
      ],
    },
  ],
});
