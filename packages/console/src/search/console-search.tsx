import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseSearch } from '@market/domain/search-text';
import { SearchCombobox, type SuggestionList } from '@market/ui/search-combobox';
import { SHORTEST_SEARCH } from './shortest-search';

interface SearchFieldProps {
  /** What this user can find besides pages, for the field's label: "Search orders, products and pages". */
  kinds: readonly string[];
  /** Where Enter leads. Undefined when the user may not list orders: Enter then opens the first result. */
  ordersHref: ((search: string) => string) | undefined;
  /** The results, usually lazily loaded. */
  results: (list: SuggestionList & { text: string }) => ReactNode;
}

/** The search of a console's top bar: grouped results while typing. */
export function ConsoleSearch({ kinds, ordersHref, results }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <SearchCombobox
      label={`Search ${inWords([...kinds, 'pages'])}`}
      placeholder="Search"
      shortcut="/"
      value={text}
      onValueChange={setText}
      onSearch={ordersHref && ((search) => void navigate(ordersHref(normaliseSearch(search))))}
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

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "orders, products and pages" */
export const inWords = (words: readonly string[]): string => list.format(words);
