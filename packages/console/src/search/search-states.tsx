import { Button } from '@market/ui/button';
import { Skeleton } from '@market/ui/skeleton';

export interface SearchQuery {
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  data: unknown;
  refetch: () => unknown;
}

export const isLoading = (query: SearchQuery): boolean =>
  query.isFetching && (query.data === undefined || query.isPlaceholderData);

export const LoadingRows = () => (
  <div aria-hidden="true" className="grid gap-2 p-2.5">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-8" />
    ))}
  </div>
);

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says which kinds could not be searched: "Could not search orders and products." */
export function SearchError({ names, onRetry }: { names: readonly string[]; onRetry: () => void }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3 border-t border-line px-2.5 pt-3 pb-1">
      <p role="alert" className="text-sm text-text-2">
        Could not search {listFormat.format(names)}.
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
