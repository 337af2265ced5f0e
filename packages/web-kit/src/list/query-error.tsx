import { ErrorState } from '@market/ui/error-state';

interface Failable {
  error: Error | null;
  data: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The error state of a query without data, with Try again; undefined otherwise. */
export function queryError({ error, data, isFetching, refetch }: Failable) {
  if (!error || data !== undefined) return undefined;
  return <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
}
