import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@market/ui/error-state';

type Failable = Pick<UseQueryResult, 'isError' | 'error' | 'data' | 'refetch' | 'isFetching'>;

/** What stands in for data that could not load, with Try again; nothing while there is something to show. */
export function queryError(query: Failable) {
  if (!query.isError || query.data !== undefined) return undefined;
  return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
}
