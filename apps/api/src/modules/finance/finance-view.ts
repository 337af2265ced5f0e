import { fullName } from '@market/domain/accounts/person-name';
import type {
  FinanceAmounts,
  FinanceLedgerEvent,
  FinanceOrder,
  FinanceOrderDetail,
  FinancePayment,
  FinanceTotals,
} from '@market/domain/finance/finance-report';
import { sumKobo } from '@market/domain/money';
import { groupBy } from '../../platform/group-by';
import type { OrderEntryRow } from './order-entries.repository';
import type { FinanceOrderRow } from './report-orders.repository';
import type { Sums } from './report.repository';

type Shares = Omit<Sums, 'orders' | 'payments'>;

export const toAmounts = ({
  merchant,
  commission,
  delivery,
  partner,
  shippingDiscounts,
  fee,
  paidOut,
}: Shares): FinanceAmounts => ({
  totalSalesOrderAmount: merchant + commission,
  totalDeliveryAmount: delivery,
  shippingDiscounts,
  totalOrderAmount: merchant + commission + delivery,
  commission,
  dueToMerchant: merchant,
  paidOut,
  outstanding: merchant - paidOut,
  dueToPartners: partner,
  dueToPlatform: commission + delivery - partner,
  dueToCardProvider: fee,
  toRemitToPlatform: commission + delivery - partner - fee,
});

export const toTotals = ({ orders, payments, ...shares }: Sums): FinanceTotals => {
  const amounts = toAmounts(shares);
  const { commission, totalSalesOrderAmount: sales } = amounts;
  return {
    ...amounts,
    commissionPercentage: sales === 0 ? 0 : Math.round((commission / sales) * 10_000) / 100,
    orders,
    payments,
  };
};

export const addSums = (parts: readonly Sums[]): Sums => ({
  orders: sumKobo(parts.map(({ orders }) => orders)),
  payments: sumKobo(parts.map(({ payments }) => payments)),
  merchant: sumKobo(parts.map(({ merchant }) => merchant)),
  commission: sumKobo(parts.map(({ commission }) => commission)),
  delivery: sumKobo(parts.map(({ delivery }) => delivery)),
  partner: sumKobo(parts.map(({ partner }) => partner)),
  shippingDiscounts: sumKobo(parts.map(({ shippingDiscounts }) => shippingDiscounts)),
  fee: sumKobo(parts.map(({ fee }) => fee)),
  paidOut: sumKobo(parts.map(({ paidOut }) => paidOut)),
});

export const toOrder = (row: FinanceOrderRow): FinanceOrder => ({
  ...toAmounts(row),
  id: row.id,
  orderName: row.orderName,
  storeId: row.storeId,
  storeName: row.storeName,
  customerName: fullName(row.customer),
  status: row.status,
  paid: row.paid,
  date: row.createdAt.toISOString(),
});

export function toPayments(
  checkoutIds: readonly string[],
  rows: readonly FinanceOrderRow[],
): FinancePayment[] {
  const byCheckout = groupBy(rows, ({ checkoutId }) => checkoutId);
  return checkoutIds.flatMap((id) => {
    const orders = byCheckout.get(id) ?? [];
    const [first] = orders;
    return first
      ? [
          {
            ...toAmounts(addSums(orders.map((order) => ({ ...order, orders: 1, payments: 1 })))),
            reference: first.reference,
            ...(first.transactionId !== null && { transactionId: first.transactionId }),
            customerName: fullName(first.customer),
            date: first.createdAt.toISOString(),
            orders: orders.map(toOrder),
          },
        ]
      : [];
  });
}

interface OrderDetails {
  readonly items: FinanceOrderDetail['items'];
  readonly names: readonly string[];
  readonly entries: readonly OrderEntryRow[];
  readonly payment: { readonly occurredAt: Date; readonly fee: number } | undefined;
  readonly payout: FinanceOrderDetail['payout'];
}

/**
 * This order's share of the payment's fee, which is recorded once for all orders of the payment.
 */
const toFeeEvents = (fee: number, payment: OrderDetails['payment']): FinanceLedgerEvent[] =>
  payment && fee !== 0
    ? [
        {
          kind: 'provider_fee',
          occurredAt: payment.occurredAt.toISOString(),
          entries: [
            { account: 'psp_fee', amount: fee },
            { account: 'psp_clearing', amount: -fee },
          ],
        },
      ]
    : [];

export function toOrderDetail(
  row: FinanceOrderRow,
  { items, names, entries, payment, payout }: OrderDetails,
): FinanceOrderDetail {
  const events = [...groupBy(entries, ({ eventId }) => eventId).values()].flatMap((group) =>
    group.slice(0, 1).map(({ kind, occurredAt }) => ({
      kind,
      occurredAt: occurredAt.toISOString(),
      entries: group.map(({ account, amount }) => ({ account, amount })),
    })),
  );
  const order = toOrder(row);
  const [capture = [], later = []] = [events.slice(0, 1), events.slice(1)];
  return {
    ...order,
    reference: row.reference,
    items,
    shippingFee: row.shippingFee,
    ...(row.shippingDiscount && { shippingDiscount: row.shippingDiscount }),
    refunded: row.paid - order.totalOrderAmount,
    ...(row.partnerName !== null &&
      row.partnerShareBps !== null &&
      order.dueToPartners > 0 && {
        partner: { name: row.partnerName, shareBps: row.partnerShareBps },
      }),
    commissionBps: row.commissionBps,
    paymentFee: payment?.fee ?? 0,
    sharedWith: names.filter((name) => name !== row.orderName),
    ...(payout && { payout }),
    ...(row.completedAt && { completedAt: row.completedAt.toISOString() }),
    events: [...capture, ...toFeeEvents(row.fee, payment), ...later],
  };
}
