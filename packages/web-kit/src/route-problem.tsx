import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import { NO_NETWORK } from '@market/api-client/offline-text';
import { Button } from '@market/ui/button';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { useRenderReport } from './render-report';

/** The HTTP status of what a loader threw. */
export const getErrorStatus = (error: unknown): number | undefined =>
  isRouteErrorResponse(error)
    ? error.status
    : isApiError(error)
      ? error.status
      : error instanceof Response
        ? error.status
        : undefined;

/** The server has no navigator. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

export interface RouteErrorProps {
  homePath?: string | undefined;
  homeLabel?: string | undefined;
  /** 1 when the error is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** The error page for a route: not found, or the API error with a retry button. */
export function RouteProblem({ homePath, homeLabel, headingLevel = 1 }: RouteErrorProps) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  if (getErrorStatus(error) === 404)
    return (
      <NotFound
        action={<HomeButton homePath={homePath} homeLabel={homeLabel} />}
        headingLevel={headingLevel}
      />
    );
  if (isApiError(error))
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={error.message}
        onRetry={() => void revalidator.revalidate()}
        retrying={revalidator.state === 'loading'}
      />
    );
  // The chunk failed to load or render. Only a reload can help.
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={isOffline() ? NO_NETWORK : 'This page could not be shown'}
      onRetry={() => location.reload()}
    />
  );
}

export const HomeButton = ({
  homePath,
  homeLabel,
}: Pick<RouteErrorProps, 'homePath' | 'homeLabel'>) => (
  <Button variant="ink" render={<Link to={homePath ?? '/'} />}>
    {homeLabel ?? 'Back to the home page'}
  </Button>
);

/** The 404 page. Sets the status of a page rendered on the server. */
export function NotFound({
  action,
  headingLevel = 1,
}: Pick<RouteErrorProps, 'headingLevel'> & { action: React.ReactNode }) {
  useRenderReport()?.notFound();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
      <p aria-hidden className="display text-hero">
        404
      </p>
      <Heading className="text-lg font-semibold">This page has moved or never existed</Heading>
      {action}
    </div>
  );
}
