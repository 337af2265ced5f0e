import '@market/ui/styles.css';
import '@market/ui/themes/storefront.css';
import { createRoot } from 'react-dom/client';
import { readAppConfig } from '@market/web-kit/app-config';
import { AppRoot, createAppRouter } from '@market/web-kit/app-router';
import { startSentryWhenIdle } from '@market/web-kit/sentry';
import { createServices } from '@market/web-kit/services';
import { routes } from './app/routes';
import { forgetWhenSignedOut } from './app/session-end';
import { mergeGuestCart } from './features/cart/merge-guest-cart';

const config = readAppConfig();
const services = createServices('storefront', config);
const router = createAppRouter(routes, services);

forgetWhenSignedOut(router, services);
// Not part of the first download: no release happens in a page's first seconds.
setTimeout(async () => (await import('@market/web-kit/reload-after-release')).reloadAfterRelease(), 3000);
startSentryWhenIdle(config.sentryDsn, router);
void mergeGuestCart(services);

const root = document.getElementById('root');
if (root) createRoot(root).render(<AppRoot router={router} services={services} />);
