import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { ReconciliationSummary as Summary } from '@market/domain/reconciliation/reconciliation';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';

export function ReconciliationSummary({ summary }: { summary: Summary | undefined }) {
  return (
    <Card flush aria-label="Totals" className="mb-5">
      <dl className="grid gap-px bg-line md:grid-cols-2 xl:grid-cols-[1fr_1fr_.8fr_1fr]">
        <Figure
          label="Settled by the card provider"
          value={summary && moneyText(summary.provider)}
          note={summary && `${pluralise(summary.payments, 'payment')}, after fees`}
          sign="−"
        />
        <Figure
          label="Ledger, same payments"
          value={summary && moneyText(summary.ledger)}
          note={
            summary &&
            (summary.waiting === 0
              ? 'Nothing awaits settlement'
              : `${moneyText(summary.waiting)} awaits settlement`)
          }
          sign="="
        />
        <Figure
          label="Difference"
          value={summary && moneyText(summary.difference)}
          note={summary && <DifferenceNote summary={summary} />}
          danger={summary !== undefined && summary.differing > 0}
        />
        <Figure
          label="Paid to the bank"
          value={summary && moneyText(summary.paidToBank)}
          note={summary && bankNote(summary)}
        />
      </dl>
    </Card>
  );
}

function DifferenceNote({ summary: { differing } }: { summary: Summary }) {
  if (differing > 0) return `${pluralise(differing, 'payment')} in this period`;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-success">
      <CircleCheck size={14} aria-hidden="true" /> Matches the ledger
    </span>
  );
}

function bankNote({ settlements, lastSettledAt, deductions }: Summary): string {
  if (lastSettledAt === undefined) return 'No settlements in this period';
  const deducted = deductions === 0 ? '' : `, less ${moneyText(deductions)} for refunds`;
  return `${pluralise(settlements, 'settlement')}, last ${formatDateTime(lastSettledAt)}${deducted}`;
}

interface FigureProps {
  label: string;
  value: string | undefined;
  note: ReactNode;
  /** The sign between this figure and the next one. */
  sign?: string;
  danger?: boolean;
}

const Figure = ({ label, value, note, sign, danger }: FigureProps) => (
  <div className="relative bg-surface px-4 py-3 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:gap-x-2 md:px-5 md:py-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd
      className={clsx(
        'leading-tight font-bold whitespace-nowrap nums md:mt-0.5 md:text-xl',
        danger && 'text-danger',
      )}
    >
      {value ?? <Skeleton className="h-5 w-32 md:h-[25px] md:w-40" />}
    </dd>
    <dd className="col-span-2 min-h-[18px] text-xs text-muted nums md:mt-1 md:min-h-9">{note}</dd>
    {sign !== undefined && (
      <dd
        aria-hidden="true"
        className="absolute top-1/2 -right-2.5 z-1 hidden size-5 -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-sm leading-none text-muted xl:grid"
      >
        {sign}
      </dd>
    )}
  </div>
);
