import { useQuery } from '@tanstack/react-query';
import { auditActionLabels } from '@market/domain/audit/audit';
import { formatRecent } from '@market/domain/lagos-time';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { useServices } from '@market/web-kit/services';
import { recentDecisionsQuery } from '../inbox.queries';

export function RecentDecisions({ now }: { now: Date }) {
  const { api } = useServices();
  const { data: decisions = [] } = useQuery(recentDecisionsQuery(api));
  if (decisions.length === 0) return null;
  return (
    <section className="border-t border-line px-5 py-4">
      <h2 className="mb-2 text-sm font-semibold">Your last decisions</h2>
      <ul className="grid gap-2 text-sm">
        {decisions.map(({ id, action, subjectName, at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {auditActionLabels[action]}{' '}
              <span className="text-muted">{shortPaymentReference(subjectName)}</span>
            </span>
            <span className="text-xs text-muted nums">{formatRecent(at, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
