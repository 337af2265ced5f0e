import * as Sentry from '@sentry/react';
import type { AppRouter } from './router/app-router';

const NOT_FOUND = '/404';

/** `/orders/:id` of what the router shows now; unknown addresses share one name. */
export function routeName(router: Pick<AppRouter, 'state'>): string {
  const patterns = router.state.matches.map(({ route }) => route.path ?? '').filter((path) => path !== '');
  const deepest = patterns.at(-1);
  return deepest === undefined ? '/' : deepest === '*' ? NOT_FOUND : deepest.startsWith('/') ? deepest : `/${patterns.join('/').replace(/^\/+/, '').replace(/\/+/g, '/')}`;
}

/** Begins to report errors and traces. */
export function startSentry(dsn: string, router: AppRouter): void {
  const client = Sentry.init({
    dsn,
    tracesSampleRate: 1,
    tracePropagationTargets: [/^\/?api\//, new RegExp(`^${location.origin}/api/`)],
    integrations: [Sentry.browserTracingIntegration({ instrumentNavigation: false, instrumentPageLoad: false })],
    beforeSendTransaction: (event) => (event.transaction === NOT_FOUND ? null : event),
  });
  if (!client) return;
  Sentry.startBrowserTracingPageLoadSpan(client, { name: routeName(router), attributes: { 'sentry.source': 'route' } });
  router.subscribe((state) => {
    if (state.navigation.state === 'idle' && state.historyAction !== 'REPLACE') {
      Sentry.startBrowserTracingNavigationSpan(client, { name: routeName(router), attributes: { 'sentry.source': 'route' } });
    }
  });
}
