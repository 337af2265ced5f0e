import type { FinanceAmounts, FinancePayment } from '@market/domain/finance/finance-report';
import { formatDate } from '@market/domain/lagos-time';
import { naira, type CsvColumn } from '../../platform/paged-csv';

const amounts: readonly CsvColumn<FinanceAmounts>[] = [
  ['Sales (NGN)', (row) => naira(row.totalSalesOrderAmount)],
  ['Delivery (NGN)', (row) => naira(row.totalDeliveryAmount)],
  ['Shipping discounts (NGN)', (row) => naira(row.shippingDiscounts)],
  ['Total (NGN)', (row) => naira(row.totalOrderAmount)],
  ['Commission (NGN)', (row) => naira(row.commission)],
  ['Due to merchants (NGN)', (row) => naira(row.dueToMerchant)],
  ['Paid out (NGN)', (row) => naira(row.paidOut)],
  ['Outstanding (NGN)', (row) => naira(row.outstanding)],
  ['Due to shipping partners (NGN)', (row) => naira(row.dueToPartners)],
  ['Due to the platform (NGN)', (row) => naira(row.dueToPlatform)],
  ['Due to the card provider (NGN)', (row) => naira(row.dueToCardProvider)],
  ['To remit to the platform (NGN)', (row) => naira(row.toRemitToPlatform)],
];

export const storeColumns: readonly CsvColumn<
  FinanceAmounts & { readonly storeName: string; readonly orders: number }
>[] = [['Store', (row) => row.storeName], ['Orders', (row) => row.orders], ...amounts];

export const paymentColumns: readonly CsvColumn<FinancePayment>[] = [
  ['Date', (row) => formatDate(row.date)],
  ['Reference', (row) => row.reference],
  ['Customer', (row) => row.customerName],
  ['Orders', (row) => row.orders.map(({ orderName }) => orderName).join(' ')],
  ['Stores', (row) => row.orders.map(({ storeName }) => storeName).join(', ')],
  ...amounts,
];
