import type { ReactNode } from 'react';
import type { Dispute } from '@market/domain/disputes/dispute';
import { formatDateTime } from '@market/domain/lagos-time';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { disputeStatus } from '../model/dispute-texts';

interface DisputeTableProps {
  /** `undefined` while the first page loads. */
  rows: readonly Dispute[] | undefined;
  refetching: boolean;
  filtered: boolean;
  now: Date;
  hrefOf: (dispute: Dispute) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

function DueAt({ dispute: { status, dueAt }, now }: { dispute: Dispute; now: Date }) {
  if (status !== 'open' || dueAt === undefined) return '–';
  const isOver = new Date(dueAt) <= now;
  return (
    <span className={isOver ? 'text-danger nums' : 'nums'}>
      {isOver ? `Was due ${formatDateTime(dueAt)}` : formatDateTime(dueAt)}
    </span>
  );
}

const disputeColumns = (hrefOf: DisputeTableProps['hrefOf'], now: Date): Column<Dispute>[] => [
  {
    id: 'customer',
    header: 'Dispute',
    cell: (dispute) => (
      <span className="block min-w-0">
        <Link to={hrefOf(dispute)} className="block break-words hover:underline">
          {dispute.customerName}
        </Link>
        <span
          title={dispute.reason}
          className="block truncate text-xs font-normal text-muted max-md:max-w-48 md:max-w-40"
        >
          {dispute.reason ?? 'No reason given'}
        </span>
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
  },
  {
    id: 'stores',
    header: 'Stores',
    cell: ({ orders }) => orders.map(({ storeName }) => storeName).join(', ') || '–',
  },
  {
    id: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ openedAt }) => formatDateTime(openedAt),
  },
  {
    id: 'due',
    header: 'Answer by',
    className: 'whitespace-nowrap',
    cell: (dispute) => <DueAt dispute={dispute} now={now} />,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: (dispute) => {
      const { label, tone } = disputeStatus(dispute);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
];

export function DisputeTable({ hrefOf, now, ...table }: DisputeTableProps) {
  return (
    <DataTable
      caption="Disputes"
      columns={disputeColumns(hrefOf, now)}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
