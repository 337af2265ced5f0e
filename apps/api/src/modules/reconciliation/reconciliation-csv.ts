import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import {
  reconciliationTexts,
  reconciliationSentence,
} from '@market/domain/reconciliation/reconciliation-texts';
import { nairaCell, type CsvColumn } from '../../platform/paged-csv';

const nairaOrNothing = (kobo: number | undefined) => (kobo === undefined ? '' : nairaCell(kobo));

/** Rows that an export reads at once: each page compares all payments again. */
export const EXPORTED_PAGE = 10_000;

const kindOf = ({ kind, late }: ReconciliationItem): string => {
  if (kind === 'payment') return late ? 'Late payment' : 'Payment';
  return kind === 'payout' ? 'Payout' : 'Cash remittance';
};

export const itemColumns: readonly CsvColumn<ReconciliationItem>[] = [
  ['Reference', (item) => item.remittance?.bankReference ?? item.reference],
  ['Kind', kindOf],
  [
    'Date',
    // The bank's statement has no times.
    ({ kind, at }) => (kind === 'remittance' ? formatDate(at) : formatDateTimeYear(at)),
  ],
  ['State', (item) => reconciliationTexts[item.state].label],
  ['Orders', (item) => item.orders.map(({ orderName }) => orderName).join(' ')],
  ['Paid to or by', (item) => item.counterparty ?? ''],
  ['Provider (NGN)', (item) => nairaOrNothing(item.provider?.amount)],
  ['Provider’s fee (NGN)', (item) => nairaOrNothing(item.provider?.fees)],
  ['Ledger (NGN)', (item) => nairaOrNothing(item.ledger?.amount)],
  ['Fee in the ledger (NGN)', (item) => nairaOrNothing(item.ledger?.fees)],
  ['Bank (NGN)', (item) => nairaOrNothing(item.bank?.amount)],
  ['Difference (NGN)', (item) => nairaCell(item.difference)],
  ['What happened', reconciliationSentence],
];
