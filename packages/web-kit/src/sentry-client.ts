import * as Sentry from '@sentry/react';
import type { DataRouter } from 'react-router-dom';

const NOT_FOUND = '/404';

/** `/orders/:id` of what the router shows now; unknown addresses share one name. */
export function routeName(router: Pick<DataRouter, 'state'>): string {
  const patterns = router.state.matches
    .map(({ route }) => route.path ?? '')
    .filter((path) => path !== '');
  const deepest = patterns.at(-1);
  return deepest === undefined
    ? '/'
    : deepest === '*'
      ? NOT_FOUND
      : deepest.startsWith('/')
        ? deepest
        : `/${patterns.join('/').replace(/^\/+/, '').replace(/\/+/g, '/')}`;
}

/** Another way out, for tests. */
export type ReportOptions = Pick<Sentry.BrowserOptions, 'transport'>;

/** Begins to report errors and traces. Answers how an error that was caught is reported. */
export function startSentry(
  dsn: string,
  router: DataRouter,
  options: ReportOptions = {},
): (error: unknown) => void {
  const client = Sentry.init({
    dsn,
    tracesSampleRate: 1,
    tracePropagationTargets: [/^\/?api\//, new RegExp(`^${location.origin}/api/`)],
    integrations: [
      Sentry.browserTracingIntegration({ instrumentNavigation: false, instrumentPageLoad: false }),
    ],
    // `beforeSendTransaction` is not asked when spans are streamed, which is the library's default.
    ignoreSpans: [{ name: new RegExp(`^${NOT_FOUND}$`) }],
    ...options,
  });
  if (!client) return () => undefined;
  Sentry.startBrowserTracingPageLoadSpan(client, {
    name: routeName(router),
    attributes: { 'sentry.source': 'route' },
  });
  router.subscribe((state) => {
    if (state.navigation.state === 'idle' && state.historyAction !== 'REPLACE') {
      Sentry.startBrowserTracingNavigationSpan(client, {
        name: routeName(router),
        attributes: { 'sentry.source': 'route' },
      });
    }
  });
  return (error) => void Sentry.captureException(error);
}
