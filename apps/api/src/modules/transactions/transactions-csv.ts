import { csvLine, UTF8_MARK } from '@market/domain/csv';
import { formatDate } from '@market/domain/lagos-time';
import type {
  PlatformTransaction,
  Transaction,
  TransactionStatus,
} from '@market/domain/transactions/transaction';
import { nairaCell, type CsvColumn } from '../../platform/paged-csv';
import type { Cursor } from './cursor-page';
import type { PlatformTransactionRow } from './platform-transactions.repository';
import { toTransaction } from './transaction-view';
import type { PaidOrderRow } from './transactions.repository';

const statusNames: Readonly<Record<TransactionStatus, string>> = {
  success: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

const storeColumns: readonly CsvColumn<Transaction>[] = [
  ['Date', ({ date }) => formatDate(date)],
  ['Order', ({ orderName }) => orderName],
  ['Reference', ({ reference }) => reference],
  ['Customer', ({ customerName }) => customerName],
  ['Card', ({ cardType, cardNumber }) => [cardType, cardNumber].filter(Boolean).join(' ')],
  ['Status', ({ status }) => statusNames[status]],
  ['Amount (NGN)', ({ amount }) => nairaCell(amount)],
  ['Commission and delivery (NGN)', ({ fees }) => nairaCell(fees)],
  ['Due to you (NGN)', ({ dueToMerchant }) => nairaCell(dueToMerchant)],
  ['Refunded (NGN)', ({ refunded }) => nairaCell(refunded)],
];

const platformColumns: readonly CsvColumn<PlatformTransaction>[] = [
  ['Date', ({ date }) => formatDate(date)],
  ['Reference', ({ reference }) => reference],
  ['Provider’s number', ({ transactionId }) => transactionId],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Card', ({ cardType, cardNumber }) => [cardType, cardNumber].filter(Boolean).join(' ')],
  ['Orders', ({ orders }) => orders.map(({ orderName }) => orderName).join(' ')],
  ['Stores', ({ orders }) => orders.map(({ storeName }) => storeName).join(', ')],
  ['Card fee (NGN)', ({ fees }) => nairaCell(fees)],
  ['Amount (NGN)', ({ amount }) => nairaCell(amount)],
];

/** Rows per page. Only one page is in memory at a time. */
const PAGE_SIZE = 500;

type ReadPage<Row> = (page: {
  limit: number;
  after: Cursor | undefined;
}) => Promise<readonly Row[]>;

export const transactionsCsv = (read: ReadPage<PaidOrderRow>): AsyncGenerator<string> =>
  cursorCsv(
    storeColumns,
    read,
    (rows) => rows.map(toTransaction),
    (row) => row,
  );

export const platformTransactionsCsv = (
  read: ReadPage<PlatformTransactionRow>,
  view: (rows: readonly PlatformTransactionRow[]) => Promise<PlatformTransaction[]>,
): AsyncGenerator<string> =>
  cursorCsv(platformColumns, read, view, ({ transaction }) => transaction);

async function* cursorCsv<Found, Row>(
  columns: readonly CsvColumn<Row>[],
  read: ReadPage<Found>,
  view: (rows: readonly Found[]) => readonly Row[] | Promise<readonly Row[]>,
  cursor: (row: Found) => Cursor,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  let after: Cursor | undefined;
  for (;;) {
    const found = await read({ limit: PAGE_SIZE, after });
    const rows = await view(found);
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    const last = found.at(-1);
    if (found.length < PAGE_SIZE || !last) return;
    after = cursor(last);
  }
}
