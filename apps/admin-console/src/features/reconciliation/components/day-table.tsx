import type { ReactNode } from 'react';
import { pluralise } from '@market/domain/pluralise';
import type { ReconciliationDay } from '@market/domain/reconciliation/reconciliation';
import { createDayFormat } from '@market/console/period/period';
import { DataTable, type Column } from '@market/ui/data-table';
import { Money, moneyText } from '@market/ui/money';

interface DayTableProps {
  rows: readonly ReconciliationDay[] | undefined;
  refetching: boolean;
  error: ReactNode;
  empty: ReactNode;
  footer: ReactNode;
}

const formatFullDay = createDayFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const amountColumn = (
  id: string,
  header: string,
  cell: (day: ReconciliationDay) => { kobo: number; note: string; danger?: boolean } | undefined,
): Column<ReconciliationDay> => ({
  id,
  header,
  align: 'end',
  cell: (day) => {
    const shown = cell(day);
    if (!shown) return <span className="text-muted">–</span>;
    const { kobo, note, danger } = shown;
    return (
      <span className="block">
        <Money kobo={kobo} className={danger ? 'font-semibold text-danger' : 'font-semibold'} />
        <span className="block text-xs text-muted nums">{note}</span>
      </span>
    );
  },
});

const columns: Column<ReconciliationDay>[] = [
  {
    id: 'day',
    header: 'Day',
    className: 'whitespace-nowrap nums',
    cell: ({ day }) => formatFullDay(day),
  },
  amountColumn('provider', 'Settled by provider', ({ provider, payments }) =>
    payments === 0 ? undefined : { kobo: provider, note: pluralise(payments, 'payment') },
  ),
  amountColumn('ledger', 'Ledger, same payments', ({ ledger, payments }) =>
    payments === 0 ? undefined : { kobo: ledger, note: 'after fees' },
  ),
  amountColumn('difference', 'Difference', ({ difference, payments }) =>
    payments === 0
      ? undefined
      : {
          kobo: difference,
          note: difference === 0 ? 'equal' : 'differs',
          danger: difference !== 0,
        },
  ),
  amountColumn('bank', 'Paid to the bank', ({ settlements, paidToBank, deductions }) =>
    settlements === 0
      ? undefined
      : {
          kobo: paidToBank,
          note: deductions === 0 ? 'nothing deducted' : `less ${moneyText(deductions)} for refunds`,
        },
  ),
  amountColumn('payouts', 'Payouts', ({ paidOut, payouts }) =>
    payouts === 0 ? undefined : { kobo: paidOut, note: pluralise(payouts, 'payout') },
  ),
  amountColumn('remittances', 'Cash paid in', ({ remitted, remittances }) =>
    remittances === 0 ? undefined : { kobo: remitted, note: pluralise(remittances, 'remittance') },
  ),
];

export const DayTable = (props: DayTableProps) => (
  <DataTable caption="By day" columns={columns} rowKey={({ day }) => day} {...props} />
);
