import { csvLine, UTF8_MARK, type CsvCell } from '@market/domain/csv';
import { formatDate } from '@market/domain/lagos-time';
import type { Transaction, TransactionStatus } from '@market/domain/transactions/transaction';
import type { Cursor } from './long-page';
import { toTransaction } from './transaction-view';
import type { PaidOrderRow } from './transactions.repository';

const statusNames: Readonly<Record<TransactionStatus, string>> = {
  success: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

const naira = (kobo: number): number => kobo / 100;

const columns: readonly (readonly [name: string, cell: (transaction: Transaction) => CsvCell])[] = [
  ['Date', ({ date }) => formatDate(date)],
  ['Order', ({ orderName }) => orderName],
  ['Reference', ({ reference }) => reference],
  ['Customer', ({ customerName }) => customerName],
  ['Card', ({ cardType, cardNumber }) => [cardType, cardNumber].filter(Boolean).join(' ')],
  ['Status', ({ status }) => statusNames[status]],
  ['Amount (NGN)', ({ amount }) => naira(amount)],
  ['Commission and delivery (NGN)', ({ fees }) => naira(fees)],
  ['Due to you (NGN)', ({ dueToMerchant }) => naira(dueToMerchant)],
  ['Refunded (NGN)', ({ refunded }) => naira(refunded)],
];

/** Rows per page. Only one page is in memory at a time. */
const PAGE = 500;

/** The whole list as CSV, page by page. */
export async function* transactionsCsv(
  read: (page: { limit: number; after: Cursor | undefined }) => Promise<readonly PaidOrderRow[]>,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  let after: Cursor | undefined;
  for (;;) {
    const rows = await read({ limit: PAGE, after });
    if (rows.length > 0)
      yield rows
        .map(toTransaction)
        .map((transaction) => csvLine(columns.map(([, cell]) => cell(transaction))))
        .join('');
    if (rows.length < PAGE) return;
    after = rows.at(-1);
  }
}
