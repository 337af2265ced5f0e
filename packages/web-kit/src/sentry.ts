import type { AppRouter } from './router/app-router';

/**
 * Error reports and tracing, loaded when the page is idle and only with a DSN. Every transaction is traced (rate 1),
 * calls to `api/` carry the trace, transactions are named by route, and the 404 page's is dropped (spec sections 2 and 9).
 */
export function startSentryWhenIdle(dsn: string | undefined, router: AppRouter): void {
  if (!dsn) return;
  const start = () => void import('./sentry-client').then(({ startSentry }) => startSentry(dsn, router));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 1500);
}
