import type { UseQueryResult } from '@tanstack/react-query';
import { LinkButton } from '@market/ui/link';

/** A retry button beside a field's label, for options that failed to load. */
export function LoadAgain({
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
