import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  notifyManager,
  useIsFetching,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { CloudOff, WifiOff } from 'lucide-react';
import { texts } from '@market/api-client/contract/texts';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { LinkButton } from '@market/ui/link';
import { keepFocusOnPage } from '@market/ui/main-landmark';
import { ageText } from '@market/web-kit/age-text';
import { failedToRefetch } from '@market/web-kit/query-client';
import { useNow } from '@market/web-kit/use-now';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** The page's queries whose data is older than their last, failed refetch. */
const failed = { type: 'active', predicate: failedToRefetch } as const;

/**
 * When the oldest data of the page's queries was fetched, in milliseconds since 1970; undefined
 * without data.
 */
function oldestUpdate(
  client: QueryClient,
  predicate?: (query: Query) => boolean,
): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active', ...(predicate && { predicate }) })
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** `oldestUpdate` of the queries that failed to refetch. */
function useOldestFailure(client: QueryClient): number | undefined {
  const follow = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(follow, () => oldestUpdate(client, failedToRefetch));
}

/**
 * Shows that the browser is offline or that data of the page could not be refreshed, and how old it
 * is. Refetches the data when the browser is online again. The live region is always in the
 * document, because screen readers announce only changes inside an existing one.
 */
export function StaleNotice() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    const refetch = () => void client.refetchQueries({ type: 'active' });
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, [client]);
  const oldestFailure = useOldestFailure(client);
  const updatedAt = isOnline ? undefined : oldestUpdate(client);
  return (
    <div role="status" className="sticky top-(--topbar) z-(--z-sticky) print:hidden">
      {!isOnline && (
        <Alert tone="warning" icon={<WifiOff size={18} />} className={stripClass}>
          <b className="font-semibold">{`${texts.offline}.`}</b>
          {updatedAt !== undefined &&
            ` This page was loaded at ${formatDateTime(new Date(updatedAt))}.`}
        </Alert>
      )}
      {isOnline && oldestFailure !== undefined && <FailedRefetch updatedAt={oldestFailure} />}
    </div>
  );
}

/** Takes up half of the page's top padding, so that the rows below move by less than half a row. */
const stripClass = '-mb-3 rounded-none py-2! md:px-5 xl:px-7 in-[[role=dialog]]:px-6!';

function FailedRefetch({ updatedAt }: { updatedAt: number }) {
  const client = useQueryClient();
  const isRetrying = useIsFetching(failed) > 0;
  const now = useNow();
  const notice = useRef<HTMLDivElement>(null);
  // "Try again" had the focus and is removed when the data is refreshed.
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (shown?.contains(document.activeElement)) keepFocusOnPage();
    };
  }, []);
  return (
    <Alert ref={notice} tone="warning" icon={<CloudOff size={18} />} className={stripClass}>
      <b className="font-semibold">Could not refresh.</b> {/* Not announced every minute. */}
      <span aria-live="off">{`Showing data from ${ageText(updatedAt, now)}.`}</span>{' '}
      <LinkButton className="font-semibold" onClick={() => void client.refetchQueries(failed)}>
        {isRetrying ? 'Trying…' : 'Try again'}
      </LinkButton>
    </Alert>
  );
}
