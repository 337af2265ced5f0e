import { csvLine } from '@market/domain/csv';
import { formatDate } from '@market/domain/lagos-time';
import { payoutStatusTexts, type Payout, type PayoutOrder } from '@market/domain/payouts/payout';
import type { Statement } from '@market/domain/payouts/statement';
import { nairaCell, pagedCsv, type CsvColumn } from '../../platform/paged-csv';

type Part = { readonly limit: number; readonly offset: number };

export const payoutColumns: readonly CsvColumn<Payout>[] = [
  ['Paid to', ({ payeeName }) => payeeName],
  ['Reference', ({ reference }) => reference],
  ['Orders', ({ orderCount }) => orderCount],
  ['Amount (NGN)', ({ amount }) => nairaCell(amount)],
  ['Bank', ({ bankName = '' }) => bankName],
  ['Account ends in', ({ accountNumberLast4 = '' }) => accountNumberLast4],
  ['Requested', ({ requestedAt }) => formatDate(requestedAt)],
  ['Requested by', ({ requestedBy }) => requestedBy],
  ['Approved', ({ approvedAt }) => (approvedAt ? formatDate(approvedAt) : '')],
  ['Approved by', ({ approvedBy = '' }) => approvedBy],
  ['Paid', ({ processedAt }) => (processedAt ? formatDate(processedAt) : '')],
  ['Status', ({ status }) => payoutStatusTexts[status].label],
];

const orderColumns: readonly CsvColumn<PayoutOrder>[] = [
  ['Order', ({ orderName }) => orderName],
  ['Completed or delivered', ({ completedAt }) => (completedAt ? formatDate(completedAt) : '')],
  ['Paid (NGN)', ({ total }) => nairaCell(total)],
  ['Commission (NGN)', ({ commission }) => nairaCell(commission)],
  [
    'Delivery and refunds (NGN)',
    ({ total, commission, due }) => nairaCell(total - commission - due),
  ],
  ['Due (NGN)', ({ due }) => nairaCell(due)],
];

export async function* statementCsv(
  {
    reference,
    paid,
    commission,
    delivery,
    due,
    subscriptions,
    cashDeducted,
    other,
    amount,
  }: Statement,
  read: (part: Part) => Promise<readonly PayoutOrder[]>,
): AsyncGenerator<string> {
  yield* pagedCsv(orderColumns, read);
  const line = (label: string, kobo: number) => csvLine([label, '', '', '', '', nairaCell(kobo)]);
  yield csvLine([
    'All orders',
    '',
    nairaCell(paid),
    nairaCell(commission),
    nairaCell(delivery),
    nairaCell(due),
  ]);
  if (subscriptions !== 0) yield line('Subscription fees', -subscriptions);
  if (cashDeducted !== 0) yield line('Cash collected on delivery', -cashDeducted);
  if (other !== 0) yield line('Refunds, disputes and other changes', other);
  yield line(`Payout ${reference}`, amount);
}
