import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { texts } from '@market/api-client/contract/texts';
import { isApiError } from '@market/api-client/errors';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Lock } from 'lucide-react';
import { useDocumentNotes } from './document-notes';

const statusOf = (error: unknown): number | undefined =>
  isRouteErrorResponse(error)
    ? error.status
    : isApiError(error)
      ? error.status
      : error instanceof Response
        ? error.status
        : undefined;

/** Pages are drawn on the server too, where there is no navigator. */
const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

interface RouteErrorProps {
  homePath?: string;
  homeLabel?: string;
  /** 1 where the error is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** What a route shows when its data or its drawing failed: not found, not allowed, or the call's own text with Try again. */
export function RouteError({
  homePath = '/',
  homeLabel = 'Back to the start',
  headingLevel = 1,
}: RouteErrorProps) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = statusOf(error);
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
        Ask the owner of the account to grant it to you.
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
  // Its code failed or did not come: only the whole page can be tried again.
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={isOffline() ? texts.offline : 'This page could not be shown'}
      onRetry={() => location.reload()}
    />
  );
}

/** For an address that leads to nothing; says so to the server's drawing, which answers 404. */
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
