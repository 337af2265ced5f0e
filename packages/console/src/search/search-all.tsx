import { useQuery } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/orders';
import { normaliseSearch } from '@market/domain/search-text';
import type { NavGroup } from '@market/ui/console-shell';
import type { SuggestionList } from '@market/ui/search-combobox';
import type { Suggestion } from '@market/ui/suggestion-group';
import { useServices } from '@market/web-kit/services';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useCan } from '@market/web-kit/use-session';
import { customerGroup, orderGroup, orderSearchQuery, pageGroup } from './search-groups';
import { SearchResults, type SearchQuery } from './search-results';

const PAUSE_MS = 200;

/** The text that the queries search for: it follows the field after a pause in typing. */
export const useSearchTerm = (text: string): string =>
  useDebouncedValue(normaliseSearch(text), PAUSE_MS);

/** A group of results that only this console has. */
interface SearchSource {
  /** Also its name in "Could not search products." */
  key: string;
  title: string;
  query: SearchQuery;
  rows: readonly Suggestion[];
}

export interface ConsoleSearchProps extends SuggestionList {
  /** The text in the field. */
  text: string;
  /** The pages that this user may open. */
  pages: readonly NavGroup[];
}

interface SearchAllProps extends ConsoleSearchProps {
  /** `useSearchTerm(text)`. */
  search: string;
  hrefs: { order: (id: string) => string; ordersMatching: (search: string) => string };
  sources: readonly SearchSource[];
}

/** The results of a console's search: orders, the console's own sources, customers and pages. */
export function SearchAll({ text, search, pages, hrefs, sources, ...list }: SearchAllProps) {
  const { api } = useServices();
  const canSearchOrders = useCan()(orders.search);
  const typed = normaliseSearch(text);
  const found = useQuery(orderSearchQuery(api, search, canSearchOrders));
  const rows = found.data?.rows;

  return (
    <SearchResults
      {...list}
      text={typed}
      search={search}
      queries={[
        { name: 'orders', query: found },
        ...sources.map(({ key, query }) => ({ name: key, query })),
      ]}
      groups={[
        orderGroup(rows, hrefs.order),
        ...sources,
        customerGroup(rows, search, hrefs.ordersMatching),
        pageGroup(pages, typed),
      ]}
      ordersHref={canSearchOrders ? hrefs.ordersMatching(typed) : undefined}
    />
  );
}
