import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lagosDate } from '@market/domain/lagos-time';
import type {
  ReconciliationItem,
  ReconciliationState,
} from '@market/domain/reconciliation/reconciliation';
import {
  reconciliationTexts,
  reconciliationSentence,
} from '@market/domain/reconciliation/reconciliation-texts';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { createDayFormat } from '@market/console/period/period';
import { itemDate, itemReference } from '../model/item-texts';

const formatDayMonth = createDayFormat({ day: 'numeric', month: 'short' });

/** The day in Lagos, such as `18 Nov`. */
export const dayMonthText = (at: string): string => formatDayMonth(lagosDate(new Date(at)));

interface ReconciliationTableProps {
  rows: readonly ReconciliationItem[] | undefined;
  refetching: boolean;
  filtered: boolean;
  hrefOf: (item: ReconciliationItem) => string;
  mayResolve: boolean;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

function Side({ amount, note }: { amount: number | undefined; note: string }) {
  if (amount === undefined)
    return (
      <span className="rounded-1 border border-dashed border-line-strong px-2 py-0.5 text-xs text-muted">
        nothing
      </span>
    );
  return (
    <span className="block">
      <Money kobo={amount} className="font-semibold" />
      <span className="block text-xs text-muted nums">{note}</span>
    </span>
  );
}

const feeText = (fees: number): string => (fees === 0 ? 'no fee' : `fee ${moneyText(fees)}`);

function bankNote({ kind, state, bank }: ReconciliationItem): string {
  const day = bank ? dayMonthText(bank.at) : '';
  if (kind === 'payment') return `settled ${day}`;
  if (kind === 'remittance') return `received ${day}`;
  return state === 'refused' ? `rejected ${day}` : `arrived ${day}`;
}

function ledgerNote({ kind, state, ledger }: ReconciliationItem): string {
  if (kind === 'payment') return feeText(ledger?.fees ?? 0);
  if (kind === 'remittance') return 'paid in';
  return state === 'waiting' ? 'on its way' : 'paid out';
}

const itemName = ({ kind, orders, counterparty, late }: ReconciliationItem): string => {
  if (kind === 'payout') return counterparty ?? 'Payout';
  if (kind === 'remittance') return counterparty ?? 'Cash remittance';
  if (late) return 'Late payment';
  return orders.map(({ orderName }) => orderName).join(', ') || 'No order';
};

/** Counts further orders of the payment, whose numbers would be cut off: `VM-204453 +1`. */
const shortItemName = (item: ReconciliationItem): string => {
  const name = itemName(item);
  const [first] = item.orders;
  const isList = first !== undefined && item.orders.length > 1 && name.startsWith(first.orderName);
  return isList ? `${first.orderName} +${item.orders.length - 1}` : name;
};

const actionTexts: Partial<Record<ReconciliationState, string>> = {
  amountDiffers: 'Explain',
  feeDiffers: 'Correct fee',
  missingInLedger: 'Check payment',
  missingAtProvider: 'Explain',
  refundFailed: 'Retry refund',
  refused: 'Send again',
  toConfirm: 'Confirm',
};

const createColumns = ({
  hrefOf,
  mayResolve,
}: Pick<ReconciliationTableProps, 'hrefOf' | 'mayResolve'>): Column<ReconciliationItem>[] => [
  {
    id: 'item',
    header: 'Item',
    cell: (item) => (
      <span className="block min-w-0">
        <Link
          to={hrefOf(item)}
          title={itemName(item)}
          className="block truncate nums hover:underline md:max-w-40"
        >
          {shortItemName(item)}
        </Link>
        <span
          title={itemReference(item)}
          className="block truncate text-xs font-normal text-muted nums md:max-w-40"
        >
          {itemReference(item)}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    card: 'status',
    cell: ({ state }) => (
      <StatusTag tone={reconciliationTexts[state].tone}>
        {reconciliationTexts[state].label}
      </StatusTag>
    ),
  },
  {
    id: 'provider',
    header: 'Provider',
    cell: ({ kind, provider }) =>
      kind === 'payment' ? (
        <Side amount={provider?.amount} note={feeText(provider?.fees ?? 0)} />
      ) : (
        '–'
      ),
  },
  {
    id: 'ledger',
    header: 'Ledger',
    cell: (item) => <Side amount={item.ledger?.amount} note={ledgerNote(item)} />,
  },
  {
    id: 'bank',
    header: 'Bank',
    cell: (item) => <Side amount={item.bank?.amount} note={bankNote(item)} />,
  },
  {
    id: 'difference',
    header: 'Difference',
    align: 'end',
    cell: ({ difference, state }) => (
      <Money
        kobo={difference}
        className={clsx(
          'font-semibold',
          reconciliationTexts[state].tone === 'problem' && 'text-danger',
        )}
      />
    ),
  },
  {
    id: 'what',
    header: 'What happened',
    secondary: 'early',
    className: 'md:min-w-44 md:max-w-60 whitespace-normal! text-xs leading-snug text-text-2',
    cell: (item) => (
      <span className="md:line-clamp-2" title={`${reconciliationSentence(item)} ${itemDate(item)}`}>
        {reconciliationSentence(item)}
      </span>
    ),
  },
  ...(mayResolve
    ? [
        {
          id: 'action',
          header: 'Action',
          headerHidden: true,
          card: 'action',
          align: 'end',
          cell: (item: ReconciliationItem) => {
            const action = actionTexts[item.state];
            return (
              action !== undefined && (
                <Button size="sm" render={<Link to={hrefOf(item)} />}>
                  {action}
                </Button>
              )
            );
          },
        } as const,
      ]
    : []),
];

export function ReconciliationTable({ hrefOf, mayResolve, ...table }: ReconciliationTableProps) {
  return (
    <DataTable
      caption="Reconciliation"
      columns={createColumns({ hrefOf, mayResolve })}
      rowKey={({ reference }) => reference}
      {...table}
    />
  );
}
