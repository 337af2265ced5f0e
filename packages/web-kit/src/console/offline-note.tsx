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

/** Milliseconds since 1970 of the oldest data on the page; undefined while there is none. */
function ageOf(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Says that the network is away and from when the page is; when it comes back, the page is brought up to date. The region stands before it speaks, so that screen readers hear it. */
export function OfflineNote() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    const bringUpToDate = () => void client.refetchQueries({ type: 'active' });
    addEventListener('online', bringUpToDate);
    return () => removeEventListener('online', bringUpToDate);
  }, [client]);
  const age = isOnline ? undefined : ageOf(client);
  return (
    <div role="status" className="sticky top-(--topbar) z-(--z-sticky) print:hidden">
      {!isOnline && (
        <Alert tone="warning" icon={<WifiOff size={18} />} className="rounded-none md:px-5 xl:px-7">
          <b className="font-semibold">{`${texts.offline}.`}</b>
          {age !== undefined && ` What you see is from ${formatDateTime(new Date(age))}.`}
        </Alert>
      )}
    </div>
  );
}
