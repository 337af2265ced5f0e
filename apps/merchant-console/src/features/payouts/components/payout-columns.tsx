import { bankText } from '@market/console/payouts/payout-texts';
import { amountSortOptions, dateSortOptions } from '@market/console/sort-options';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Payout, PayoutSort } from '@market/domain/payouts/payout';
import type { Column, SortOption } from '@market/ui/data-table';
import { Money } from '@market/ui/money';
import { PayoutStatusTag } from './payout-status';

export const payoutSortOptions: readonly SortOption<PayoutSort | undefined>[] = [
  ...dateSortOptions('requested'),
  ...amountSortOptions('amount'),
];

export const payoutColumns = (open: (payout: Payout) => void): Column<Payout>[] => [
  {
    id: 'reference',
    header: 'Payout',
    cell: (payout) => (
      <button
        type="button"
        className="text-left font-semibold nums hover:underline"
        onClick={() => open(payout)}
      >
        {payout.reference}
      </button>
    ),
  },
  {
    id: 'requested',
    header: 'Requested',
    className: 'whitespace-nowrap nums',
    cell: ({ requestedAt }) => formatDateTimeYear(requestedAt),
  },
  {
    id: 'orders',
    header: 'Orders',
    align: 'end',
    cell: ({ orderCount }) => orderCount.toLocaleString('en-NG'),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
  },
  {
    id: 'bank',
    header: 'To',
    card: 'hidden',
    secondary: 'early',
    className: 'max-w-52 text-muted',
    cell: (payout) => (
      <span className="block truncate" title={bankText(payout)}>
        {bankText(payout)}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => <PayoutStatusTag status={status} />,
  },
];
