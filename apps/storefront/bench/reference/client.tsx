import '@market/ui/styles.css';
import '@market/ui/themes/storefront.css';
import { hydrateRoot } from 'react-dom/client';
import { readAppConfig } from '@market/web-kit/app-config';
import { AppRoot, createAppRouter } from '@market/web-kit/app-router';
import { createServices } from '@market/web-kit/services';
import { routes } from '../../src/app/routes';
import { loadPageData, readPageData } from '../../src/app/snapshot/page-data';
import { loadParts } from '../../src/shared/lazy-part';

const services = createServices('storefront', readAppConfig());
const page = readPageData();
if (page) loadPageData(services.queryClient, page);
const router = createAppRouter(routes, services);
const root = document.getElementById('root');

/**
 * Hydration needs the same tree as on the server, so the first page's code and data are loaded
 * first.
 */
async function start(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  await loadParts(page?.modules ?? []);
  if (root) hydrateRoot(root, <AppRoot router={router} services={services} />);
}
void start();
