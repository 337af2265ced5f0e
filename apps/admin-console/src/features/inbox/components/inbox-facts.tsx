import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import type { InboxItem } from '@market/domain/inbox/inbox';
import type { InboxDetail } from '@market/domain/inbox/inbox-detail';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Money } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { Timeline } from '@market/ui/timeline';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { inboxDetailQuery } from '../inbox.queries';

export function InboxFacts({ item }: { item: InboxItem }) {
  const { api } = useServices();
  const detail = useQuery(inboxDetailQuery(api, item));
  const error = queryError(detail);
  if (error) return error;
  if (!detail.data) return <FactsSkeleton />;
  const { amounts, checks, message, history } = detail.data;
  return (
    <>
      {amounts.length > 0 && <Amounts amounts={amounts} />}
      {message && (
        <section aria-label="Message from the merchant">
          <h3 className="mb-2 text-sm font-semibold">Message from the merchant</h3>
          <p className="text-sm break-words whitespace-pre-line">{message}</p>
        </section>
      )}
      {checks.length > 0 && (
        <section aria-label="Checks">
          <h3 className="mb-2 text-sm font-semibold">Checks</h3>
          <ul className="grid gap-2 text-sm">
            {checks.map(({ ok, text }) => (
              <li key={text} className="flex gap-2.5">
                {ok ? (
                  <Check size={17} className="mt-0.5 flex-none text-success" />
                ) : (
                  <TriangleAlert size={17} className="mt-0.5 flex-none text-danger" />
                )}
                <span className="min-w-0 wrap-anywhere">
                  <span className="sr-only">{ok ? 'Passed: ' : 'Warning: '}</span>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && (
        <section>
          <h3 className="mb-3 text-sm font-semibold">History</h3>
          <Timeline
            label="History"
            items={history.map(({ text, by, note, at }) => ({
              id: `${at} ${text}`,
              title: text,
              detail: [by, note].filter(Boolean).join(': '),
              time: formatDateTimeYear(at),
              state: 'done' as const,
            }))}
          />
        </section>
      )}
    </>
  );
}

function Amounts({ amounts }: Pick<InboxDetail, 'amounts'>) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">Why this amount</h3>
      <dl className="grid gap-1.5 text-sm">
        {amounts.map(({ label, amount }) => (
          <div
            key={label}
            className="flex justify-between gap-4 last:border-t last:border-text last:pt-1.5 last:font-semibold"
          >
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd className="flex-none">
              <Money kobo={amount} className="nums" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As tall as most facts, so that the buttons below do not move on a phone. */
const FactsSkeleton = () => (
  <div aria-busy="true" className="grid gap-5">
    <p role="status" className="sr-only">
      Loading the checks
    </p>
    {[0, 1].map((section) => (
      <div key={section} className="grid gap-3">
        <Skeleton className="h-4 w-1/3" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-4" />
        ))}
      </div>
    ))}
  </div>
);
