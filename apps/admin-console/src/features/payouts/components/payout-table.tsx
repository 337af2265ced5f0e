import { amountSortOptions, dateSortOptions } from '@market/console/sort-options';
import type { ReactNode } from 'react';
import { bankText } from '@market/console/payouts/payout-texts';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { payoutStatusTexts, type Payout, type PayoutSort } from '@market/domain/payouts/payout';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';

interface PayoutTableProps {
  rows: readonly Payout[] | undefined;
  refetching: boolean;
  sorting?: Sorting<PayoutSort | undefined>;
  filtered: boolean;
  hrefOf: (payout: Payout) => string;
  /** Whether all payouts belong to one store. Their links then show only the reference. */
  ofOneStore?: boolean;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

type HrefOf = PayoutTableProps['hrefOf'];

const storeColumn = (hrefOf: HrefOf): Column<Payout> => ({
  id: 'store',
  header: 'Paid to',
  cell: (payout) => (
    <span className="flex items-center gap-3">
      <StoreMonogram name={payout.payeeName} size="sm" />
      <span className="min-w-0">
        <Link
          to={hrefOf(payout)}
          title={payout.payeeName}
          className="block wrap-anywhere hover:underline md:max-w-56 md:truncate"
        >
          {payout.payeeName}
        </Link>
        <span
          title={payout.reference}
          className="block truncate text-xs font-normal text-muted nums md:max-w-56"
        >
          {payout.reference}
        </span>
      </span>
    </span>
  ),
});

const referenceColumn = (hrefOf: HrefOf): Column<Payout> => ({
  id: 'reference',
  header: 'Payout',
  cell: (payout) => (
    <Link to={hrefOf(payout)} className="nums hover:underline">
      {payout.reference}
    </Link>
  ),
});

const columns: readonly Column<Payout>[] = [
  {
    id: 'orders',
    header: 'Orders',
    secondary: true,
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
    secondary: true,
    className: 'md:max-w-64',
    cell: (payout) => (
      <span title={bankText(payout)} className="block md:truncate">
        {bankText(payout)}
      </span>
    ),
  },
  {
    id: 'created',
    header: 'Created',
    secondary: true,
    className: 'md:max-w-52',
    cell: ({ requestedAt, requestedBy }) => (
      <span className="block min-w-0 max-md:text-right">
        <span className="block nums">{formatDateTimeYear(requestedAt)}</span>
        <span title={requestedBy} className="block text-xs text-muted md:truncate">
          {requestedBy}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={payoutStatusTexts[status].tone}>{payoutStatusTexts[status].label}</StatusTag>
    ),
  },
];

export const payoutSortOptions: readonly SortOption<PayoutSort | undefined>[] = [
  ...dateSortOptions('created'),
  ...amountSortOptions('amount'),
];

export const payoutColumns = (hrefOf: HrefOf): Column<Payout>[] => [
  storeColumn(hrefOf),
  ...columns,
];

export function PayoutTable({ hrefOf, ofOneStore = false, ...table }: PayoutTableProps) {
  return (
    <DataTable
      caption="Payment reports"
      columns={useShownColumns(
        ofOneStore ? [referenceColumn(hrefOf), ...columns] : payoutColumns(hrefOf),
      )}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
