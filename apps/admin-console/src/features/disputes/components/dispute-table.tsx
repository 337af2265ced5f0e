import type { ReactNode } from 'react';
import { answerDeadline } from '@market/domain/disputes/answer-deadline';
import type { Dispute } from '@market/domain/disputes/dispute';
import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { disputeStatus } from '../model/dispute-texts';

interface DisputeTableProps {
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

function Deadline({ dispute, now }: { dispute: Dispute; now: Date }) {
  const deadline = answerDeadline(dispute, now);
  if (!deadline || dispute.dueAt === undefined) return '–';
  return (
    <time
      dateTime={dispute.dueAt}
      title={formatDateTimeYear(dispute.dueAt)}
      className={deadline.isOverdue ? 'font-semibold text-danger nums' : 'nums'}
    >
      {deadline.text}
    </time>
  );
}

const disputeColumns = (hrefOf: DisputeTableProps['hrefOf'], now: Date): Column<Dispute>[] => [
  {
    id: 'customer',
    header: 'Dispute',
    className: 'md:w-full md:max-w-0 md:min-w-40',
    cell: (dispute) => (
      <span className="block min-w-0">
        <Link to={hrefOf(dispute)} className="block wrap-anywhere hover:underline md:truncate">
          {dispute.customerName}
        </Link>
        <span
          title={dispute.reason}
          className="block truncate text-xs font-normal text-muted max-md:max-w-48"
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
    secondary: true,
    className: 'md:max-w-48 md:truncate',
    cell: ({ orders }) => orders.map(({ storeName }) => storeName).join(', ') || '–',
  },
  {
    id: 'opened',
    header: 'Opened',
    secondary: true,
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ openedAt }) => formatDate(openedAt),
  },
  {
    id: 'due',
    header: 'Respond by',
    className: 'max-md:whitespace-nowrap',
    cell: (dispute) => <Deadline dispute={dispute} now={now} />,
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
