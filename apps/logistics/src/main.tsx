import '@market/ui/styles.css';
import '@market/ui/themes/logistics.css';
import { startConsole } from '@market/console/shell/start-console';
import { deletePersonalCaches } from '@market/web-kit/service-worker/cache-strategies';
import { startWorker } from '@market/web-kit/service-worker/start-worker';
import type { Services } from '@market/web-kit/services';
import { paths } from './app/paths';
import { routes } from './app/routes';

startConsole({
  app: 'logistics',
  routes,
  signInPath: paths.signIn.href(),
  onStart: (services) => {
    if (import.meta.env.PROD) startOffline(services);
  },
});

/**
 * Keeps a rider's day readable without a network, and deletes what was kept when they sign out or
 * another person signs in, in any tab. Steps that are not sent stay in their queue.
 */
function startOffline({ session }: Services): void {
  let before = session.user()?.id;
  session.subscribe(() => {
    const id = session.user()?.id;
    if (before !== undefined && id !== before) deletePersonalCaches();
    before = id;
  });
  startWorker('deliveries-worker');
}
