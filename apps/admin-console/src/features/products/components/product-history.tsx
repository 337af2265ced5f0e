import { useQuery } from '@tanstack/react-query';
import { auditActionLabels } from '@market/domain/audit/audit';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Product } from '@market/domain/catalogue/product';
import { Skeleton } from '@market/ui/skeleton';
import { Timeline } from '@market/ui/timeline';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { productHistoryQuery } from '../products.queries';

export function ProductHistory({ product: { id, createdAt, revision } }: { product: Product }) {
  const { api } = useServices();
  const history = useQuery(productHistoryQuery(api, id));
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">History</h3>
      {queryError(history) ??
        (history.data ? (
          <Timeline
            label="History, newest first"
            items={[
              ...(revision?.status === 'pending'
                ? [
                    {
                      id: 'submitted',
                      title: 'Change submitted',
                      time: formatDateTimeYear(revision.submittedAt),
                      state: 'current' as const,
                    },
                  ]
                : []),
              ...history.data.map(({ id, action, actorName, reason, at }) => ({
                id,
                title: auditActionLabels[action],
                detail: [actorName, reason].filter(Boolean).join(': '),
                time: formatDateTimeYear(at),
                state: 'done' as const,
              })),
              {
                id: 'created',
                title: 'Created',
                time: formatDateTimeYear(createdAt),
                state: 'done' as const,
              },
            ]}
          />
        ) : (
          <Skeleton className="h-16" />
        ))}
    </section>
  );
}
