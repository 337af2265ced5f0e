import { useCallback, useSyncExternalStore } from 'react';
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Alert } from '@market/ui/alert';
import { useIsSlow } from '@market/web-kit/use-is-slow';
import { isNetworkMessage } from './network-message';

/** Shown while the device is online, but the network does not respond. */
export function NetworkNotice() {
  const isWaiting = useIsSlow(useIsFetching() + useIsMutating() > 0);
  const isStalled = useIsStalled();
  return (
    <div role="status" className="sticky top-(--topbar) z-(--z-sticky) print:hidden">
      {(isWaiting || isStalled) && navigator.onLine && (
        <Alert tone="warning" icon={<Hourglass size={18} />} className="rounded-none md:px-5">
          <b className="font-semibold">Waiting for the network.</b>
          {isStalled && ' This page shows what was loaded earlier.'}
        </Alert>
      )}
    </div>
  );
}

let isStalled = false;

/** Whether the service worker responds from its cache because the network does not respond. */
function useIsStalled(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      subscribeToWorker(() => {
        listener();
        if (!isStalled) void client.refetchQueries({ type: 'active' });
      }),
    [client],
  );
  return useSyncExternalStore(subscribe, () => isStalled);
}

function subscribeToWorker(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const read = ({ data }: MessageEvent<unknown>) => {
    if (!isNetworkMessage(data)) return;
    isStalled = data.isStalled;
    listener();
  };
  serviceWorker.addEventListener('message', read);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', read);
}
