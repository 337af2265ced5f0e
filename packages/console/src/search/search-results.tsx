import { useEffect } from 'react';
import { Search } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import type { SuggestionList } from '@market/ui/search-combobox';
import { Skeleton } from '@market/ui/skeleton';
import { SuggestionGroup, type Suggestion } from '@market/ui/suggestion-group';
import { inWords } from './console-search';
import { byMatch, matchRank, OTHER_MATCH } from './match-rank';

const MOST_ROWS = 5;

export interface SearchGroup {
  key: string;
  title: string;
  rows: readonly Suggestion[];
}

export interface SearchQuery {
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  data: unknown;
  refetch: () => unknown;
}

interface NamedQuery {
  /** Within "Could not search orders." */
  name: string;
  query: SearchQuery;
}

interface SearchResultsProps extends SuggestionList {
  /** The text in the field, trimmed. */
  text: string;
  /** What the queries search for; it follows `text` after a pause. */
  search: string;
  queries: readonly NamedQuery[];
  groups: readonly SearchGroup[];
  /** The list of orders with this search; undefined when the user may not open it. */
  ordersHref: string | undefined;
}

/** Grouped search results, best first, with loading, no-match and error states. */
export function SearchResults({
  id,
  activeId,
  onCount,
  text,
  search,
  queries,
  groups,
  ordersHref,
}: SearchResultsProps) {
  const shown = bestGroups(text, groups);
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const count = found + (ordersHref ? 1 : 0);
  useEffect(() => {
    onCount(count);
  }, [count, onCount]);

  const isLoading =
    text !== search ||
    queries.some(
      ({ query }) => query.isFetching && (query.data === undefined || query.isPlaceholderData),
    );
  const failed = isLoading ? [] : queries.filter(({ query }) => query.isError);
  const isNothing = found === 0 && !isLoading && failed.length === 0;
  return (
    <div aria-busy={isLoading}>
      {isNothing && (
        <p className="px-4.5 pt-4 pb-1 text-sm break-words">Nothing found for “{text}”</p>
      )}
      <div role="listbox" id={id} aria-label="Search results" className="p-2 empty:p-0">
        {shown.map(({ key, title, rows }) => (
          <SuggestionGroup
            key={key}
            id={`${id}-${key}`}
            title={title}
            rows={rows}
            activeId={activeId}
          />
        ))}
        {isLoading && found === 0 && <LoadingRows />}
        {ordersHref && (
          <SuggestionGroup
            id={`${id}-orders-list`}
            title={undefined}
            rows={[searchOrders(text, ordersHref)]}
            activeId={activeId}
          />
        )}
      </div>
      {failed.length > 0 && <SearchError queries={failed} />}
      <p role="status" className="sr-only">
        {isLoading
          ? 'Searching…'
          : isNothing
            ? `Nothing found for “${text}”`
            : pluralise(found, 'result')}
      </p>
    </div>
  );
}

const searchOrders = (text: string, to: string): Suggestion => ({
  key: 'orders-list',
  to,
  label: `Search orders for “${text}”`,
  leading: <Search size={16} />,
});

/** The best rows of each group; the group with the best row comes first. */
function bestGroups(text: string, groups: readonly SearchGroup[]): SearchGroup[] {
  const rankOf = ({ rows: [best] }: SearchGroup) =>
    best ? matchRank(text, best.label) : OTHER_MATCH;
  return groups
    .map((group) => ({ ...group, rows: byMatch(text, group.rows).slice(0, MOST_ROWS) }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

const LoadingRows = () => (
  <div aria-hidden="true" className="grid gap-2 p-2.5">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-8" />
    ))}
  </div>
);

function SearchError({ queries }: { queries: readonly NamedQuery[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4.5 py-3">
      <p role="alert" className="text-sm text-text-2">
        Could not search {inWords(queries.map(({ name }) => name))}.
      </p>
      <Button size="sm" onClick={() => queries.forEach(({ query }) => void query.refetch())}>
        Try again
      </Button>
    </div>
  );
}
