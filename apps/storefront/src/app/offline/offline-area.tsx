import { Suspense } from 'react';
import { noop, type QueryClient } from '@tanstack/react-query';
import { lazyBrowserPart } from '../../shared/lazy-part';
import { useConnection } from './connection';

/** Falls back to plain text, because the chunk of the notice may itself fail to load. */
const OfflineNotice = lazyBrowserPart(
  async () => (await import('./offline-notice').catch(noop))?.OfflineNotice ?? PlainNotice,
);

/**
 * Shown above every page. The live region is rendered before its text, so that screen readers
 * announce the text.
 */
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
