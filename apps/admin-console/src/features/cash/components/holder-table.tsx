import type { ReactNode } from 'react';
import type { CashHolder } from '@market/domain/cash/cash';
import { DataTable, type Column } from '@market/ui/data-table';
import { Money } from '@market/ui/money';
import { RecordRemittance } from './record-remittance';

interface HolderTableProps {
  rows: readonly CashHolder[] | undefined;
  refetching: boolean;
  filtered: boolean;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
}

const kinds = { partner: 'Shipping partner', dispatcher: 'Dispatcher' } as const;

const columns: Column<CashHolder>[] = [
  {
    id: 'holder',
    header: 'Held by',
    cell: ({ holderName, kind }) => (
      <>
        <span className="block break-words">{holderName}</span>
        <span className="block text-xs font-normal text-muted">{kinds[kind]}</span>
      </>
    ),
  },
  {
    id: 'held',
    header: 'Cash collected',
    align: 'end',
    cell: ({ held }) => <Money kobo={held} />,
  },
  {
    id: 'earned',
    header: 'Earned, not yet paid',
    align: 'end',
    cell: ({ earned }) => <Money kobo={earned} />,
  },
  {
    id: 'balance',
    header: 'Balance due',
    align: 'end',
    cell: ({ balance }) =>
      balance > 0 ? (
        <Money kobo={balance} className="font-semibold" />
      ) : (
        <span className="text-muted">Nothing due</span>
      ),
  },
  {
    id: 'record',
    header: 'Remittance',
    align: 'end',
    cell: (holder) => <RecordRemittance holder={holder} />,
  },
];

export function HolderTable(table: HolderTableProps) {
  return (
    <DataTable
      caption="Cash collected"
      columns={columns}
      rowKey={({ holderId }) => holderId}
      footer={null}
      {...table}
    />
  );
}
