import { ErrorState } from '@market/ui/error-state';

interface Failable {
  error: Error | null;
  data: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands in for data that could not load, with Try again; nothing while there is something to show. */
export function queryError({ error, data, isFetching, refetch }: Failable) {
  if (!error || data !== undefined) return undefined;
  return <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
}
