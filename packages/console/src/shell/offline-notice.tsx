import { useEffect, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { texts } from '@market/api-client/contract/texts';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * When the oldest data on the page was fetched, in milliseconds since 1970; undefined without data.
 */
function oldestUpdate(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Shows that the browser is offline and how old the page's data is. Refetches the data when the
 * browser is online again. The live region is always in the document, because screen readers
 * announce only changes inside an existing one.
 */
export function OfflineNotice() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    const refetch = () => void client.refetchQueries({ type: 'active' });
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, [client]);
  const updatedAt = isOnline ? undefined : oldestUpdate(client);
  return (
    <div role="status" className="sticky top-(--topbar) z-(--z-sticky) print:hidden">
      {!isOnline && (
        <Alert tone="warning" icon={<WifiOff size={18} />} className="rounded-none md:px-5 xl:px-7">
          <b className="font-semibold">{`${texts.offline}.`}</b>
          {updatedAt !== undefined &&
            ` This page was loaded at ${formatDateTime(new Date(updatedAt))}.`}
        </Alert>
      )}
    </div>
  );
}
