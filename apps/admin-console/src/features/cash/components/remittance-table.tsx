import type { ReactNode } from 'react';
import type { Remittance, RemittanceStatus } from '@market/domain/cash/cash';
import { formatDate } from '@market/domain/lagos-time';
import { DataTable, type Column } from '@market/ui/data-table';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { HistoryButton } from '../../../shared/history-button';
import { DecideRemittance } from './decide-remittance';

interface RemittanceTableProps {
  rows: readonly Remittance[] | undefined;
  refetching: boolean;
  filtered: boolean;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const remittanceTexts = {
  waiting: { label: 'To confirm', tone: 'pending' },
  confirmed: { label: 'Confirmed', tone: 'done' },
  refused: { label: 'Rejected', tone: 'problem' },
} as const satisfies Readonly<Record<RemittanceStatus, { label: string; tone: string }>>;

const columns: Column<Remittance>[] = [
  {
    id: 'reference',
    header: 'Bank reference',
    cell: ({ bankReference, holderName }) => (
      <>
        <span className="block break-words">{bankReference}</span>
        <span className="block text-xs font-normal break-words text-muted">{holderName}</span>
      </>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Money kobo={amount} /> },
  {
    id: 'received',
    header: 'Received',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ receivedOn }) => formatDate(`${receivedOn}T12:00:00Z`),
  },
  {
    id: 'people',
    header: 'Recorded and decided by',
    cell: ({ recordedBy, decidedBy, reason }) => (
      <>
        <span className="block">{[recordedBy, decidedBy].filter(Boolean).join(', then ')}</span>
        {reason && <span className="block text-xs break-words text-muted">{reason}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={remittanceTexts[status].tone}>{remittanceTexts[status].label}</StatusTag>
    ),
  },
  {
    id: 'decide',
    header: 'Decision',
    align: 'end',
    cell: (remittance) => (
      <span className="inline-flex items-center gap-1">
        {remittance.status === 'waiting' && <DecideRemittance remittance={remittance} />}
        <HistoryButton subject="remittance" id={remittance.id} name={remittance.bankReference} />
      </span>
    ),
  },
];

export function RemittanceTable(table: RemittanceTableProps) {
  return <DataTable caption="Remittances" columns={columns} rowKey={({ id }) => id} {...table} />;
}
