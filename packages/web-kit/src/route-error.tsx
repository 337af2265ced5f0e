import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import { NO_NETWORK } from '@market/api-client/offline-text';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Lock } from 'lucide-react';
import { useDocumentNotes } from './document-notes';
import { useServices } from './services';

/** The HTTP status of what a loader threw. */
export const statusOfError = (error: unknown): number | undefined =>
  isRouteErrorResponse(error)
    ? error.status
    : isApiError(error)
      ? error.status
      : error instanceof Response
        ? error.status
        : undefined;

/** The server has no navigator. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

interface RouteErrorProps {
  homePath?: string;
  homeLabel?: string;
  /** 1 when the error is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** The error page of a route: not found, forbidden, or the API error with Try again. */
export function RouteError({
  homePath = '/',
  homeLabel = 'Back to the start',
  headingLevel = 1,
}: RouteErrorProps) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = statusOfError(error);
  const home = (
    <Button variant="ink" render={<Link to={homePath} />}>
      {homeLabel}
    </Button>
  );
  if (status === 404) return <NotFound action={home} headingLevel={headingLevel} />;
  if (status === 403) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon={<Lock />}
        title="Your role cannot see this page"
        action={home}
      >
        <WhoGrantsAccess />
      </EmptyState>
    );
  }
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

function WhoGrantsAccess() {
  const { app } = useServices();
  return app === 'merchant'
    ? 'Ask the owner of the store to grant it to you.'
    : 'Ask a super admin to grant it to you.';
}

/** The 404 page. Sets the status of a page rendered on the server. */
export function NotFound({
  action,
  headingLevel = 1,
}: Pick<RouteErrorProps, 'headingLevel'> & { action: React.ReactNode }) {
  useDocumentNotes()?.notFound();
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
