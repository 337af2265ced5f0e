import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import {
  type SubscriptionCharge,
  type SubscriptionStatus,
  subscriptionStatusTexts,
} from '@market/domain/subscriptions/income';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StoreMonogram } from '@market/ui/store-monogram';
import { StatusTag } from '@market/ui/status-tag';

interface ChargeTableProps {
  rows: readonly SubscriptionCharge[] | undefined;
  refetching: boolean;
  filtered: boolean;
  storeHref: (storeId: string) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const chargeColumns = (storeHref: ChargeTableProps['storeHref']): Column<SubscriptionCharge>[] => [
  {
    id: 'store',
    header: 'Store',
    cell: ({ storeId, storeName }) => (
      <span className="flex items-center gap-3">
        <StoreMonogram name={storeName} size="sm" />
        <Link
          to={storeHref(storeId)}
          className="min-w-0 wrap-anywhere hover:underline md:max-w-72 md:truncate"
        >
          {storeName}
        </Link>
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap nums',
    cell: ({ paidAt }) => formatDate(paidAt),
  },
  { id: 'plan', header: 'Plan', cell: ({ planName }) => planName },
  {
    id: 'status',
    header: 'Status now',
    card: 'status',
    cell: ({ status }) => <SubscriptionTag status={status} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
  },
];

export function ChargeTable({ storeHref, ...table }: ChargeTableProps) {
  return (
    <DataTable
      caption="Charges"
      columns={chargeColumns(storeHref)}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}

export function SubscriptionTag({ status }: { status: SubscriptionStatus }) {
  const { label, tone } = subscriptionStatusTexts[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
