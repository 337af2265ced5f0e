import { csvLine, UTF8_MARK, type CsvCell } from '@market/domain/csv';
import type { FinanceAmounts, FinancePayment } from '@market/domain/finance/finance-report';
import { formatDate } from '@market/domain/lagos-time';

type Column<Row> = readonly [name: string, cell: (row: Row) => CsvCell];

const naira = (kobo: number): number => kobo / 100;

const amounts: readonly Column<FinanceAmounts>[] = [
  ['Sales (NGN)', (row) => naira(row.totalSalesOrderAmount)],
  ['Delivery (NGN)', (row) => naira(row.totalDeliveryAmount)],
  ['Total (NGN)', (row) => naira(row.totalOrderAmount)],
  ['Commission (NGN)', (row) => naira(row.commission)],
  ['Due to merchants (NGN)', (row) => naira(row.dueToMerchant)],
  ['Paid out (NGN)', (row) => naira(row.paidOut)],
  ['Outstanding (NGN)', (row) => naira(row.outstanding)],
  ['Due to the platform (NGN)', (row) => naira(row.dueToPlatform)],
  ['Due to the card provider (NGN)', (row) => naira(row.dueToCardProvider)],
  ['To remit to the platform (NGN)', (row) => naira(row.toRemitToPlatform)],
];

export const storeColumns: readonly Column<
  FinanceAmounts & { readonly storeName: string; readonly orders: number }
>[] = [['Store', (row) => row.storeName], ['Orders', (row) => row.orders], ...amounts];

export const paymentColumns: readonly Column<FinancePayment>[] = [
  ['Date', (row) => formatDate(row.date)],
  ['Reference', (row) => row.reference],
  ['Customer', (row) => row.customerName],
  ['Orders', (row) => row.orders.map(({ orderName }) => orderName).join(' ')],
  ['Stores', (row) => row.orders.map(({ storeName }) => storeName).join(', ')],
  ...amounts,
];

/** Rows per page. Only one page is in memory at a time. */
const PAGE = 500;

/** All rows of a report as CSV, page by page. */
export async function* reportCsv<Row>(
  columns: readonly Column<Row>[],
  read: (part: { limit: number; offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    if (rows.length < PAGE) return;
  }
}
