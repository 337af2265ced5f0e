import * as Sentry from '@sentry/react';
import type { DataRouter } from 'react-router-dom';

const NOT_FOUND = '/404';

/** The pattern of the current route, such as `/orders/:id`. Unknown addresses share one name. */
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

export type ReportOptions = Pick<Sentry.BrowserOptions, 'transport'>;

/** Starts Sentry. Returns the function that reports a caught error. */
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
    // `beforeSendTransaction` is not called for streamed spans, which are the default.
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
