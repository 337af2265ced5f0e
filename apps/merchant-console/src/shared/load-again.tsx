import type { UseQueryResult } from '@tanstack/react-query';
import { LinkButton } from '@market/ui/link-button';

/** Stands level with a field's label when its choices could not be got, and asks for them again. */
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
