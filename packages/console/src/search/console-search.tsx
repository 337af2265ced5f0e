import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseSearch } from '@market/domain/paging';
import { SearchCombobox, type SuggestionList } from '@market/ui/search-combobox';
import { inWords } from './in-words';
import { SHORTEST_SEARCH } from './shortest-search';

interface ConsoleSearchProps {
  /** What this person can find beside pages, for the field's label: "Search orders, products and pages". */
  kinds: readonly string[];
  /** Where Enter leads; undefined when this person may not list orders, then Enter opens the first result. */
  ordersHref: ((search: string) => string) | undefined;
  /** The results, usually lazily loaded. */
  results: (list: SuggestionList & { text: string }) => ReactNode;
}

/** The search of a console's top bar: grouped results as one types. */
export function ConsoleSearch({ kinds, ordersHref, results }: ConsoleSearchProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <SearchCombobox
      label={`Search ${inWords([...kinds, 'pages'])}`}
      placeholder="Search"
      shortcut="/"
      value={text}
      onValueChange={setText}
      onSearch={ordersHref && ((wanted) => void navigate(ordersHref(normaliseSearch(wanted))))}
      isSearchable={normaliseSearch(text).length >= SHORTEST_SEARCH}
      suggestions={(list) => (
        <Suspense fallback={<Searching />}>{results({ ...list, text })}</Suspense>
      )}
    />
  );
}

const Searching = () => (
  <p role="status" className="px-4.5 py-4 text-sm text-muted">
    Searching…
  </p>
);
