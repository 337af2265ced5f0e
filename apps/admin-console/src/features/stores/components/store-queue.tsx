import type { ReactNode } from 'react';
import { formatAge } from '@market/domain/age';
import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { StoreApplication } from '@market/domain/stores/store';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useNow } from '@market/web-kit/use-now';
import { storeStatusText } from '../model/store-texts';

interface StoreQueueProps {
  rows: readonly StoreApplication[] | undefined;
  currentId: string | undefined;
  hrefOf: (store: StoreApplication) => string;
  error: ReactNode;
  empty: ReactNode;
  search: ReactNode;
  footer: ReactNode;
}

export function StoreQueue({
  rows,
  currentId,
  hrefOf,
  error,
  empty,
  search,
  footer,
}: StoreQueueProps) {
  return (
    <section
      aria-label="Queue"
      aria-busy={rows === undefined && !error}
      className="overflow-clip rounded-3 border border-line bg-surface"
    >
      <div className="flex border-b border-line p-3">{search}</div>
      {error ??
        (rows === undefined ? (
          <QueueSkeleton />
        ) : rows.length === 0 ? (
          empty
        ) : (
          <Groups rows={rows} currentId={currentId} hrefOf={hrefOf} />
        ))}
      {footer}
    </section>
  );
}

function Groups({
  rows,
  currentId,
  hrefOf,
}: Pick<StoreQueueProps, 'currentId' | 'hrefOf'> & { rows: readonly StoreApplication[] }) {
  return groupByStatus(rows).map(({ label, stores }) => (
    <section key={label} aria-label={label}>
      <h2 className="border-b border-line bg-sunken px-4 py-2 text-xs font-semibold text-text-2">
        {label}
      </h2>
      <ul>
        {stores.map((store) => (
          <li key={store.id}>
            <QueueItem store={store} to={hrefOf(store)} current={store.id === currentId} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function QueueItem({
  store,
  to,
  current,
}: {
  store: StoreApplication;
  to: string;
  current: boolean;
}) {
  const now = useNow();
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className={`flex items-center gap-3 border-b border-line px-4 py-3 text-sm -outline-offset-2! ${current ? 'bg-selected inset-shadow-[3px_0_0_var(--accent)]' : 'hover:bg-hover'}`}
    >
      <StoreMonogram name={store.storeName} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{store.storeName}</span>
        <span className="block truncate text-xs text-muted">
          {[store.merchantName, store.state].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="grid justify-items-end gap-1.5 text-xs whitespace-nowrap text-muted nums">
        <ApprovalMeter store={store} />
        {store.submittedAt && (
          <span title={formatDateTimeYear(store.submittedAt)}>
            {store.status === 'pending'
              ? formatAge(store.submittedAt, now)
              : formatDate(store.submittedAt)}
          </span>
        )}
      </span>
    </Link>
  );
}

function ApprovalMeter({ store: { firstApproval, secondApproval } }: { store: StoreApplication }) {
  const given = Number(firstApproval) + Number(secondApproval);
  return (
    <span className="flex gap-0.5">
      {[1, 2].map((level) => (
        <span
          key={level}
          aria-hidden="true"
          className={`h-[5px] w-3.5 ${level <= given ? 'bg-success-fill' : 'bg-line-strong'}`}
        />
      ))}
      <span className="sr-only">{`${given} of 2 approvals`}</span>
    </span>
  );
}

function QueueSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0"
        >
          <Skeleton className="size-10" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </>
  );
}

/** Groups stores by status label. Groups and stores keep the order of the list. */
function groupByStatus(
  rows: readonly StoreApplication[],
): { label: string; stores: StoreApplication[] }[] {
  const groups = new Map<string, StoreApplication[]>();
  for (const store of rows) {
    const { label } = storeStatusText(store);
    groups.set(label, [...(groups.get(label) ?? []), store]);
  }
  return [...groups].map(([label, stores]) => ({ label, stores }));
}
