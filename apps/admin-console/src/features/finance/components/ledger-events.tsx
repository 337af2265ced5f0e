import { Check } from 'lucide-react';
import type { FinanceLedgerEvent } from '@market/domain/finance/finance-report';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import { Money } from '@market/ui/money';
import { accountText } from '../../../shared/account-text';
import { eventText } from '../model/finance-texts';

/** Ledger entries by event, each with its sum, which must be zero. */
export function LedgerEvents({ events }: { events: readonly FinanceLedgerEvent[] }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">Ledger entries</h3>
      <table className="w-full text-xs">
        <thead className="text-muted">
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
        {events.map((event) => (
          <LedgerEvent key={`${event.kind} ${event.occurredAt}`} event={event} />
        ))}
      </table>
    </section>
  );
}

function LedgerEvent({ event: { kind, occurredAt, entries } }: { event: FinanceLedgerEvent }) {
  const sum = sumKobo(entries.map(({ amount }) => amount));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className="pt-3 pb-1 text-left font-semibold">
          {eventText(kind)}
        </th>
        <td colSpan={2} className="pt-3 pb-1 text-right font-medium text-muted nums">
          {formatDateTimeYear(occurredAt)}
        </td>
      </tr>
      {entries.map(({ account, amount }, index) => (
        <tr key={index}>
          <th scope="row" className="py-1 pr-2 text-left font-normal">
            {accountText(account)}
          </th>
          <td className="py-1 text-right">{amount > 0 && <Money kobo={amount} />}</td>
          <td className="py-1 text-right">{amount < 0 && <Money kobo={-amount} />}</td>
        </tr>
      ))}
      <tr className={sum === 0 ? 'text-success' : 'text-danger'}>
        <th scope="row" className="border-t border-line py-1 text-left font-semibold">
          Sum
        </th>
        <td colSpan={2} className="border-t border-line py-1 text-right font-semibold">
          {sum === 0 && <Check size={13} aria-hidden="true" className="mr-1 inline" />}
          <Money kobo={sum} />
        </td>
      </tr>
    </tbody>
  );
}
