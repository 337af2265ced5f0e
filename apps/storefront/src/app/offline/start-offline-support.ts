import type { Services } from '@market/web-kit/services';
import { startWorker } from '@market/web-kit/service-worker/start-worker';
import type { LoadedPage } from '../../service-worker/cached-requests';

/**
 * Starts the service worker. On a first visit, it starts after the page and its requests, which
 * would then be missing offline. So the page tells it what it has loaded, and repeats the requests
 * of a signed-in customer.
 */
export function startOfflineSupport({
  session,
  queryClient,
}: Pick<Services, 'session' | 'queryClient'>): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  if (isFirstVisit)
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        serviceWorker.controller?.postMessage(loadedPage());
        if (session.user()) void queryClient.refetchQueries({ type: 'active' });
      },
      { once: true },
    );
  startWorker('shop-worker');
}

const loadedPage = (): LoadedPage => ({
  page: location.href,
  requests: performance.getEntriesByType('resource').map(({ name }) => name),
});
