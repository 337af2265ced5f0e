import { ErrorState } from '@market/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinkButton } from '@market/ui/link';

interface FailableQuery {
  error: Error | null;
  data: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The error state, with a retry button, of a query that failed and has no data. Undefined
 * otherwise.
 */
export function queryError({ error, data, isFetching, refetch }: FailableQuery) {
  if (!error || data !== undefined) return undefined;
  return <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** A retry button beside a field's label, for options that failed to load. */
export function RetryButton({
  query: { isError, isFetching, refetch },
}: {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
}) {
  if (!isError) return null;
  return (
    <LinkButton className="text-sm" onClick={() => void refetch()}>
      {isFetching ? 'Trying…' : 'Try again'}
    </LinkButton>
  );
}
