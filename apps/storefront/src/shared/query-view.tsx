import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@market/ui/error-state';

interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  skeleton: ReactNode;
  headingLevel?: 2 | 3;
  children: (data: T) => ReactNode;
}

export function QueryView<T>({
  query: { data, error, refetch, isFetching },
  skeleton,
  headingLevel = 2,
  children,
}: QueryViewProps<T>) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        title={error.message}
        headingLevel={headingLevel}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return skeleton;
}
