import type { FinanceAmounts, FinancePayment } from '@market/domain/finance/finance-report';
import { formatDate } from '@market/domain/lagos-time';
import { nairaCell, type CsvColumn } from '../../platform/paged-csv';

const amountColumns: readonly CsvColumn<FinanceAmounts>[] = [
  ['Sales (NGN)', (row) => nairaCell(row.totalSalesOrderAmount)],
  ['Delivery (NGN)', (row) => nairaCell(row.totalDeliveryAmount)],
  ['Shipping discounts (NGN)', (row) => nairaCell(row.shippingDiscounts)],
  ['Total (NGN)', (row) => nairaCell(row.totalOrderAmount)],
  ['Commission (NGN)', (row) => nairaCell(row.commission)],
  ['Due to merchants (NGN)', (row) => nairaCell(row.dueToMerchant)],
  ['Paid out (NGN)', (row) => nairaCell(row.paidOut)],
  ['Outstanding (NGN)', (row) => nairaCell(row.outstanding)],
  ['Due to shipping partners (NGN)', (row) => nairaCell(row.dueToPartners)],
  ['Due to the platform (NGN)', (row) => nairaCell(row.dueToPlatform)],
  ['Due to the card provider (NGN)', (row) => nairaCell(row.dueToCardProvider)],
  ['To remit to the platform (NGN)', (row) => nairaCell(row.toRemitToPlatform)],
];

export const storeColumns: readonly CsvColumn<
  FinanceAmounts & { readonly storeName: string; readonly orders: number }
>[] = [['Store', (row) => row.storeName], ['Orders', (row) => row.orders], ...amountColumns];

export const paymentColumns: readonly CsvColumn<FinancePayment>[] = [
  ['Date', (row) => formatDate(row.date)],
  ['Reference', (row) => row.reference],
  ['Customer', (row) => row.customerName],
  ['Orders', (row) => row.orders.map(({ orderName }) => orderName).join(' ')],
  ['Stores', (row) => row.orders.map(({ storeName }) => storeName).join(', ')],
  ...amountColumns,
];
