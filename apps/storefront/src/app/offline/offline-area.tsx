import { Suspense } from 'react';
import { noop, type QueryClient } from '@tanstack/react-query';
import { browserPart } from '../../shared/lazy-part';
import { useConnection } from './connection';

/** Its own file may be what the network did not bring. */
const OfflineNotice = browserPart(
  async () => (await import('./offline-notice').catch(noop))?.OfflineNotice ?? PlainNotice,
);

/** Above every page: silent while the network answers. The region stands before it speaks, so that screen readers hear it. */
export function OfflineArea({ queryClient }: { queryClient: QueryClient }) {
  const { isOffline, earlier } = useConnection();
  return (
    <div role="status" className="sticky top-0 z-(--z-header)">
      {(isOffline || earlier !== undefined) && (
        <Suspense>
          <OfflineNotice queryClient={queryClient} />
        </Suspense>
      )}
    </div>
  );
}

function PlainNotice() {
  return (
    <p className="bg-warning-soft px-4 py-2 text-center text-sm font-medium text-on-warning-soft">
      You are offline.
    </p>
  );
}
