import '@market/ui/styles.css';
import '@market/ui/themes/logistics.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAppConfig } from '@market/web-kit/app-config';
import { AppRoot, createAppRouter, leaveWhenSignedOut } from '@market/web-kit/app-router';
import { startSentryWhenIdle } from '@market/web-kit/sentry';
import { createServices } from '@market/web-kit/services';
import { paths } from './app/paths';
import { routes } from './app/routes';
import { followColourScheme } from './shared/colour-scheme';

const config = readAppConfig();
const services = createServices('logistics', config);
const router = createAppRouter(routes, services);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followColourScheme();
leaveWhenSignedOut(router, services, paths.signIn.href());
startSentryWhenIdle(config.sentryDsn, router);
createRoot(root).render(
  <StrictMode>
    <AppRoot router={router} services={services} />
  </StrictMode>,
);
