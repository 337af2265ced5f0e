import { fullName } from '@market/domain/accounts/person-name';
import type { Order } from '@market/domain/orders/order';
import {
  toInvoiceNumber,
  type Invoice,
  type InvoiceSummary,
} from '@market/domain/transactions/invoice';
import type {
  PlatformTransaction,
  Transaction,
  TransactionDetail,
  TransactionStatus,
} from '@market/domain/transactions/transaction';
import { toVisibleSplit } from '../orders';
import type { PaidOrderRow } from './transactions.repository';
import type {
  listOrdersOfCheckouts,
  PlatformTransactionRow,
} from './platform-transactions.repository';

const toStatus = ({
  amount,
  refunded,
}: Pick<PaidOrderRow, 'amount' | 'refunded'>): TransactionStatus => {
  if (refunded === 0) return 'success';
  return refunded < amount ? 'partly_refunded' : 'refunded';
};

const maskCardNumber = (last4: string | null): string | undefined =>
  last4 === null ? undefined : `**** ${last4}`;
const toPaidAt = ({ paidAt, createdAt }: { paidAt: Date | null; createdAt: Date }): string =>
  (paidAt ?? createdAt).toISOString();

export function toTransaction(row: PaidOrderRow): Transaction {
  return {
    id: row.id,
    orderTrackerId: row.id,
    orderName: row.orderName,
    transactionId: row.transactionId,
    reference: row.reference,
    amount: row.amount,
    fees: row.fees,
    dueToMerchant: row.dueToMerchant,
    refunded: row.refunded,
    status: toStatus(row),
    customerName: fullName(row.customer),
    cardType: row.cardType ?? undefined,
    cardNumber: maskCardNumber(row.cardLast4),
    paymentChannel: row.paymentChannel ?? undefined,
    date: toPaidAt(row),
    createdAt: row.createdAt.toISOString(),
  };
}

export const toTransactionDetail = (
  row: PaidOrderRow,
  { orderItems, refunds = [] }: Order,
): TransactionDetail => ({
  ...toTransaction(row),
  orderItems,
  subtotal: row.subtotal,
  discount: row.discount,
  shippingFee: row.shippingFee,
  commissionPercent: toVisibleSplit(row).commissionPercent,
  commission: row.commission,
  refunds: refunds.map(({ id, amount, status, createdAt }) => ({ id, amount, status, createdAt })),
});

export const toInvoiceSummary = (row: PaidOrderRow): InvoiceSummary => ({
  id: row.id,
  invoiceNumber: toInvoiceNumber(row.orderName),
  orderName: row.orderName,
  customerName: fullName(row.customer),
  total: row.amount,
  refunded: row.refunded,
  status: toStatus(row),
  issuedAt: toPaidAt(row),
});

export function toInvoice(
  row: PaidOrderRow,
  order: Order,
  skus: ReadonlyMap<string, string>,
): Invoice {
  const { fullName: name, address, lga, stateOrRegion: state, phoneNumber } = order.deliveryAddress;
  const { subtotal, discount, shippingFee } = row;
  return {
    ...toInvoiceSummary(row),
    seller: order.seller ?? { storeName: order.storeName },
    buyer: { fullName: name, address, lga, state, phoneNumber },
    lines: order.orderItems.map(
      ({
        id,
        productName,
        productVariants: options,
        quantity,
        productPrice: unitPrice,
        discount,
      }) => ({
        id,
        productName,
        sku: skus.get(id) ?? '',
        options,
        quantity,
        unitPrice,
        discount,
        total: unitPrice * quantity - discount,
      }),
    ),
    subtotal,
    discount,
    shippingFee,
    payment: {
      reference: row.reference,
      cardType: row.cardType ?? undefined,
      cardNumber: maskCardNumber(row.cardLast4),
      paymentChannel: row.paymentChannel ?? undefined,
      paidAt: toPaidAt(row),
    },
    split: toVisibleSplit(row),
  };
}

export const toPlatformTransaction = (
  { transaction, customer }: PlatformTransactionRow,
  orders: Awaited<ReturnType<typeof listOrdersOfCheckouts>>,
): PlatformTransaction => ({
  id: transaction.id,
  transactionId: transaction.transactionId,
  reference: transaction.reference,
  amount: transaction.amount,
  fees: transaction.fees,
  status: transaction.status,
  customerName: transaction.customerName ?? fullName(customer),
  customerEmail: transaction.customerEmail ?? customer.email,
  cardType: transaction.cardType ?? undefined,
  cardNumber: maskCardNumber(transaction.cardLast4),
  bank: transaction.bank ?? undefined,
  country: transaction.country ?? undefined,
  ipAddress: transaction.ipAddress ?? undefined,
  paymentChannel: transaction.paymentChannel ?? undefined,
  date: toPaidAt(transaction),
  createdAt: transaction.createdAt.toISOString(),
  orders: orders.map(({ checkoutId: _, ...order }) => order),
});
