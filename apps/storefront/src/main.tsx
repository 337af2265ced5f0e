import '@market/ui/styles.css';
import '@market/ui/themes/storefront.css';
import { createRoot } from 'react-dom/client';
import { noop } from '@tanstack/react-query';
import { readAppConfig } from '@market/web-kit/app-config';
import { AppRoot, createAppRouter } from '@market/web-kit/app-router';
import { yieldToMain } from './app/yield-to-main';
import { runOnIdle } from '@market/ui/run-on-idle';
import { reloadAfterRelease } from '@market/web-kit/router/chunk-load-errors';
import { startSentryWhenIdle } from '@market/web-kit/sentry';
import { createServices } from '@market/web-kit/services';
import { watchConnection } from './app/offline/connection';
import { OfflineArea } from './app/offline/offline-area';
import { routes } from './app/routes';
import { clearDataWhenSignedOut } from './app/clear-data-when-signed-out';
import { loadPageData, readPageData } from './app/snapshot/page-data';
import { mountClient } from './app/snapshot/mount-client';
import { guestCart } from './features/cart/model/guest-cart';
import { catalogue } from './shared/endpoints';
import { guestSavedItems } from './shared/guest-saved-items';

const REQUEST_CODE_DELAY_MS = 2000;

const config = readAppConfig();
const services = createServices('storefront', config);
const page = readPageData();
if (page) loadPageData(services.queryClient, page);
await yieldToMain();
const router = createAppRouter(routes, services);
await yieldToMain();

clearDataWhenSignedOut(router, services);
reloadAfterRelease();
// Starts offline support later, so that the page's own requests come first. When this fails, the
// next visit tries again.
if (import.meta.env.PROD) setTimeout(() => void startOfflineSupport().catch(noop), 3000);
watchConnection();
startSentryWhenIdle(config.sentryDsn, router);
if (guestCart.get().length > 0)
  void import('./features/cart/merge-guest-cart')
    .then(({ mergeGuestCart }) => mergeGuestCart(services))
    .catch(noop);
if (guestSavedItems.get().length > 0)
  void import('./features/saved/merge-guest-saved-items')
    .then(({ mergeGuestSavedItems }) => mergeGuestSavedItems(services))
    .catch(noop);

const root = document.getElementById('root');
const app = (
  <>
    <OfflineArea queryClient={services.queryClient} />
    <AppRoot router={router} services={services} />
  </>
);
if (root && page)
  void mountClient(root, router, app, page.modules)
    .then(() => runOnIdle(() => void loadRequestCode().catch(noop), REQUEST_CODE_DELAY_MS))
    .catch(noop);
else if (root) createRoot(root).render(app);

/**
 * Loads the request code after the rendering code, but before the first press. Splits its
 * evaluation into two tasks.
 */
async function loadRequestCode(): Promise<void> {
  await import('@market/api-client/client');
  await yieldToMain();
  await catalogue('byId').load();
}

async function startOfflineSupport(): Promise<void> {
  (await import('./app/offline/start-offline-support')).startOfflineSupport(services);
}
