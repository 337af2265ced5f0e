import { clsx } from 'clsx';
import { formatDateTime } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import { Money } from '@market/ui/money';

interface Row {
  readonly label: string;
  readonly provider: number | undefined;
  readonly ledger: number | undefined;
}

/**
 * Compares a payment at the provider with the ledger (amount, fee, net), and a payout with the
 * bank.
 */
function rowsOf({ kind, provider, ledger, bank }: ReconciliationItem): Row[] {
  if (kind === 'payout')
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

const Amount = ({ kobo }: { kobo: number | undefined }) =>
  kobo === undefined ? <span className="text-muted">nothing</span> : <Money kobo={kobo} />;

/** Both sides line by line, and the difference. */
export function Comparison({ item }: { item: ReconciliationItem }) {
  const { kind, difference, provider, state } = item;
  const isWrong = difference !== 0 && state !== 'waiting';
  return (
    <table className="w-full text-sm max-md:text-xs">
      <caption className="sr-only">Comparison</caption>
      <thead className="text-xs text-muted">
        <tr className="h-8 border-b border-line">
          <td />
          <th scope="col" className="text-right font-medium">
            {kind === 'payout' ? 'Bank' : 'Provider'}
          </th>
          <th scope="col" className="text-right font-medium">
            Ledger
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(item).map(({ label, ...sides }) => (
          <tr key={label}>
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {label}
            </th>
            <td className="py-1.5 pl-3 text-right">
              <Amount kobo={sides.provider} />
            </td>
            <td className="py-1.5 pl-3 text-right">
              <Amount kobo={sides.ledger} />
            </td>
          </tr>
        ))}
        <tr className={clsx('border-t-2 border-text font-bold', isWrong && 'text-danger')}>
          <th scope="row" className="py-2 text-left">
            Difference
          </th>
          <td />
          <td className="py-2 text-right">
            <Money kobo={difference} />
          </td>
        </tr>
      </tbody>
      {provider && (
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1 text-xs text-muted nums">
              {`Settled ${formatDateTime(provider.settledAt)}`}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
