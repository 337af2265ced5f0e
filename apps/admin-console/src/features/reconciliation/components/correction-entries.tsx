import { Check } from 'lucide-react';
import { providerFeeEntries } from '@market/domain/ledger/entries';
import { sumKobo } from '@market/domain/money';
import { Money } from '@market/ui/money';
import { accountText } from '../../../shared/account-text';

export function CorrectionEntries({ correction }: { correction: number }) {
  const entries = providerFeeEntries(correction);
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">Entries that correct the fee</h3>
      <table className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr className="h-8 border-b border-line">
            <th scope="col" className="text-left font-medium">
              Account
            </th>
            <th scope="col" className="text-right font-medium">
              Debit
            </th>
            <th scope="col" className="text-right font-medium">
              Credit
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ account, amount }) => (
            <tr key={account}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {accountText(account)}
              </th>
              <td className="py-1.5 text-right">{amount > 0 && <Money kobo={amount} />}</td>
              <td className="py-1.5 text-right">{amount < 0 && <Money kobo={-amount} />}</td>
            </tr>
          ))}
          <tr className="text-success">
            <th scope="row" className="border-t border-line py-1.5 text-left font-semibold">
              Sum
            </th>
            <td colSpan={2} className="border-t border-line py-1.5 text-right font-semibold">
              <Check size={13} aria-hidden="true" className="mr-1 inline" />
              <Money kobo={sumKobo(entries.map(({ amount }) => amount))} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
