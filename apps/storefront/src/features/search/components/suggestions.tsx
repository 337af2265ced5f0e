import { memo, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History, LayoutGrid, Search } from 'lucide-react';
import type { SuggestedCategory, Suggestions as Found } from '@market/domain/catalogue/facets';
import { pluralise } from '@market/domain/pluralise';
import { imageUrl } from '@market/domain/image';
import { Money } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import type { SuggestionList } from '@market/ui/shop-search';
import { StoreMonogram } from '@market/ui/store-monogram';
import { SuggestionGroup, type Suggestion } from '@market/ui/suggestion-group';
import { useServices } from '@market/web-kit/services';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useStoredValue } from '../../../shared/stored-value';
import { recentSearches, rememberSearch } from '../recent-searches';
import { MIN_SEARCH_LENGTH, suggestionsQuery } from '../search.queries';

const PAUSE_MS = 150;

export interface SuggestionHrefs {
  search: (text: string) => string;
  product: (id: string) => string;
  category: (category: SuggestedCategory) => string;
  store: (id: string) => string;
}

interface SuggestionsProps extends SuggestionList {
  text: string;
  hrefs: SuggestionHrefs;
}

interface Group {
  key: string;
  title?: string;
  rows: Suggestion[];
}

/** Memoised, because a key press renders the field before its suggestions. */
export const Suggestions = memo(function Suggestions({
  id,
  activeId,
  onCount,
  text,
  hrefs,
}: SuggestionsProps) {
  const { api } = useServices();
  const recent = useStoredValue(recentSearches);
  const { data } = useQuery(suggestionsQuery(api, useDebouncedValue(text, PAUSE_MS)));
  const typed = text.trim();
  const isTyping = typed.length >= MIN_SEARCH_LENGTH;
  const groups = isTyping ? foundGroups(typed, data, hrefs) : recentGroups(recent, hrefs);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  useEffect(() => {
    onCount(count);
  }, [count, onCount]);

  return (
    <>
      <div role="listbox" id={id} aria-label="Suggestions" className="p-2">
        {groups.map(({ key, title, rows }) => (
          <SuggestionGroup
            key={key}
            id={`${id}-${key}`}
            title={title}
            rows={rows}
            activeId={activeId}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {pluralise(count, 'suggestion')}
      </p>
      {!isTyping && (
        <button
          type="button"
          onClick={() => recentSearches.clear()}
          className="w-full border-t border-line px-4 py-3 text-left text-sm text-muted hover:bg-hover"
        >
          Clear search history
        </button>
      )}
    </>
  );
});

function recentGroups(recent: readonly string[], { search }: SuggestionHrefs): Group[] {
  const rows = recent.map((text) => ({
    key: text,
    to: search(text),
    label: text,
    leading: <History size={16} />,
    onChoose: () => rememberSearch(text),
  }));
  return [{ key: 'recent', title: 'Recent searches', rows }];
}

function foundGroups(typed: string, found: Found | undefined, hrefs: SuggestionHrefs): Group[] {
  const { products = [], categories = [], stores = [], didYouMean } = found ?? {};
  const searchRow = (text: string, label: string) => ({
    key: text,
    to: hrefs.search(text),
    label,
    leading: <Search size={16} />,
    onChoose: () => rememberSearch(text),
  });
  return [
    {
      key: 'meant',
      title: 'Did you mean',
      rows: didYouMean ? [searchRow(didYouMean, didYouMean)] : [],
    },
    {
      key: 'products',
      title: 'Products',
      rows: products.map(({ id, name, hostedImage, sellingPrice }) => ({
        key: id,
        to: hrefs.product(id),
        label: name,
        leading: (
          <ProductImage
            src={hostedImage && imageUrl(hostedImage, 160)}
            alt=""
            size={40}
            className="size-10 rounded-2!"
          />
        ),
        trailing: <Money kobo={sellingPrice} className="text-xs text-text-2" />,
      })),
    },
    {
      key: 'categories',
      title: 'Categories',
      rows: categories.map((category) => ({
        key: hrefs.category(category),
        to: hrefs.category(category),
        label: category.name,
        note: category.within && `in ${category.within}`,
        leading: <LayoutGrid size={16} />,
      })),
    },
    {
      key: 'stores',
      title: 'Stores',
      rows: stores.map(({ slug, storeName, logo }) => ({
        key: slug,
        to: hrefs.store(slug),
        label: storeName,
        leading: <StoreMonogram name={storeName} logoUrl={logo && imageUrl(logo, 160)} size="sm" />,
      })),
    },
    { key: 'all', rows: [searchRow(typed, `All results for “${typed}”`)] },
  ].filter(({ rows }) => rows.length > 0);
}
