import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import {
  reconciliationTexts,
  reconciliationSentence,
} from '@market/domain/reconciliation/reconciliation-texts';
import { nairaCell, type CsvColumn } from '../../platform/paged-csv';

const nairaOrEmptyCell = (kobo: number | undefined) => (kobo === undefined ? '' : nairaCell(kobo));

const kindText = ({ kind, late }: ReconciliationItem): string => {
  if (kind === 'payment') return late ? 'Late payment' : 'Payment';
  return kind === 'payout' ? 'Payout' : 'Cash remittance';
};

export const itemColumns: readonly CsvColumn<ReconciliationItem>[] = [
  ['Reference', (item) => item.remittance?.bankReference ?? item.reference],
  ['Kind', kindText],
  [
    'Date',
    // The bank's statement has no times.
    ({ kind, at }) => (kind === 'remittance' ? formatDate(at) : formatDateTimeYear(at)),
  ],
  ['State', (item) => reconciliationTexts[item.state].label],
  ['Orders', (item) => item.orders.map(({ orderName }) => orderName).join(' ')],
  ['Paid to or by', (item) => item.counterparty ?? ''],
  ['Provider (NGN)', (item) => nairaOrEmptyCell(item.provider?.amount)],
  ['Provider’s fee (NGN)', (item) => nairaOrEmptyCell(item.provider?.fees)],
  ['Ledger (NGN)', (item) => nairaOrEmptyCell(item.ledger?.amount)],
  ['Fee in the ledger (NGN)', (item) => nairaOrEmptyCell(item.ledger?.fees)],
  ['Bank (NGN)', (item) => nairaOrEmptyCell(item.bank?.amount)],
  ['Difference (NGN)', (item) => nairaCell(item.difference)],
  ['What happened', reconciliationSentence],
];
