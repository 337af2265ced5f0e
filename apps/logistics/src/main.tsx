import '@market/ui/styles.css';
import '@market/ui/themes/logistics.css';
import { startConsole } from '@market/console/shell/start-console';
import { deletePersonalCaches } from '@market/web-kit/service-worker/cache-strategies';
import { runOnIdle } from '@market/ui/run-on-idle';
import { startWorker } from '@market/web-kit/service-worker/start-worker';
import type { Services } from '@market/web-kit/services';
import { paths } from './app/paths';
import { routes } from './app/routes';

startConsole({
  app: 'logistics',
  routes,
  signInPath: paths.signIn.href(),
  onStart: (services) => {
    if (import.meta.env.PROD) startOfflineSupport(services);
  },
});

/**
 * Caches what a rider needs in a day, so that it can be read without a network. The cache is
 * deleted when the rider signs out or another person signs in, in any tab. Unsent steps stay in
 * their queue.
 */
function startOfflineSupport(services: Services): void {
  const { session } = services;
  let before = session.user()?.id;
  session.subscribe(() => {
    const id = session.user()?.id;
    if (before !== undefined && id !== before) deletePersonalCaches();
    before = id;
  });
  startWorker('deliveries-worker');
  prefetchWhenControlled(services);
}

/** On a first visit, the worker takes over after the page and its data have loaded. */
function prefetchWhenControlled(services: Services): void {
  if (!('serviceWorker' in navigator)) return;
  const load = (options?: { since: number }) =>
    runOnIdle(() => {
      import('./app/prefetch-rider-data').then(
        ({ prefetchRiderData }) => prefetchRiderData(services, options),
        () => undefined,
      );
    });
  if (navigator.serviceWorker.controller) load({ since: performance.timeOrigin });
  else navigator.serviceWorker.addEventListener('controllerchange', () => load(), { once: true });
}
