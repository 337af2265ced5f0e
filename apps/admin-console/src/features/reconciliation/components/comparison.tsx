import { clsx } from 'clsx';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import { Money } from '@market/ui/money';

interface Row {
  readonly label: string;
  readonly provider: number | undefined;
  readonly ledger: number | undefined;
}

/**
 * Compares a payment at the provider with the ledger (amount, fee, net), and a payout or remittance
 * with the bank.
 */
function toRows({ kind, provider, ledger, bank }: ReconciliationItem): Row[] {
  if (kind !== 'payment')
    return [{ label: 'Amount', provider: bank?.amount, ledger: ledger?.amount }];
  return [
    { label: 'Payment', provider: provider?.amount, ledger: ledger?.amount },
    {
      label: 'Fee',
      provider: provider && 0 - provider.fees,
      ledger: ledger && 0 - ledger.fees,
    },
    {
      label: 'After fee',
      provider: provider && provider.amount - provider.fees,
      ledger: ledger && ledger.amount - ledger.fees,
    },
  ];
}

const stackedRowClass = 'max-md:grid max-md:grid-cols-2';

const Amount = ({ kobo }: { kobo: number | undefined }) =>
  kobo === undefined ? <span className="text-muted">nothing</span> : <Money kobo={kobo} />;

export function Comparison({ item }: { item: ReconciliationItem }) {
  const { kind, difference, provider, state } = item;
  const isWrong = difference !== 0 && state !== 'waiting';
  return (
    <table className="w-full text-sm max-md:block max-md:text-xs [&>*]:max-md:block">
      <caption className="sr-only">Comparison</caption>
      <thead className="text-xs text-muted">
        <tr className={`h-8 border-b border-line ${stackedRowClass} items-center`}>
          <td className="max-md:hidden" />
          <th scope="col" className="text-right font-medium">
            {kind === 'payment' ? 'Provider' : 'Bank'}
          </th>
          <th scope="col" className="text-right font-medium">
            Ledger
          </th>
        </tr>
      </thead>
      <tbody>
        {toRows(item).map(({ label, ...sides }) => (
          <tr
            key={label}
            className={`${stackedRowClass} border-line max-md:not-first:border-t max-md:pt-1`}
          >
            <th
              scope="row"
              className="py-1.5 pr-2 text-left font-normal max-md:col-span-2 max-md:pb-0 max-md:text-muted"
            >
              {label}
            </th>
            <td className="py-1.5 pl-2 text-right md:pl-3">
              <Amount kobo={sides.provider} />
            </td>
            <td className="py-1.5 pl-2 text-right md:pl-3">
              <Amount kobo={sides.ledger} />
            </td>
          </tr>
        ))}
        <tr
          className={clsx(
            'border-t-2 border-text font-bold',
            stackedRowClass,
            isWrong && 'text-danger',
          )}
        >
          <th scope="row" className="py-2 text-left">
            Difference
          </th>
          <td className="max-md:hidden" />
          <td className="py-2 text-right">
            <Money kobo={difference} />
          </td>
        </tr>
      </tbody>
      {provider && (
        <tfoot>
          <tr className="max-md:block">
            <td colSpan={3} className="pt-1 text-xs text-muted nums">
              {`Settled ${formatDateTimeYear(provider.settledAt)}`}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
