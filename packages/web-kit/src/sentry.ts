import { isRouteErrorResponse, type DataRouter } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import { runOnIdle } from '@market/ui/run-on-idle';
import type { ReportOptions } from './sentry-client';

const MAX_EARLY_ERRORS = 10;
const earlyErrors: unknown[] = [];
let report: ((error: unknown) => void) | undefined;

/**
 * Error reports and tracing, loaded when the page is idle and only with a DSN. Every transaction is
 * traced (rate 1), calls to `api/` carry the trace, transactions are named by route, and those of
 * the 404 page are dropped (spec sections 2 and 9).
 */
export function startSentryWhenIdle(
  dsn: string | undefined,
  router: DataRouter,
  options?: ReportOptions,
): void {
  if (!dsn) return;
  const start = async () => {
    const { startSentry } = await import('./sentry-client');
    report = startSentry(dsn, router, options);
    earlyErrors.splice(0).forEach(report);
  };
  runOnIdle(() => void start(), 3000);
}

/** Reports an error shown by an error page, except API responses and network failures. */
export function reportError(error: unknown): void {
  const isAnswer =
    error instanceof Response ||
    isRouteErrorResponse(error) ||
    (isApiError(error) && error.kind !== 'contract');
  if (isAnswer) return;
  if (report) report(error);
  else if (earlyErrors.length < MAX_EARLY_ERRORS) earlyErrors.push(error);
}
