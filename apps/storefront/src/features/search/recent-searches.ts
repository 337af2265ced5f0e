import { MAX_SEARCH_LENGTH, normaliseSearch } from '@market/domain/list-limits';
import { createStoredValue, isListOf, isText } from '../../shared/stored-value';

const MAX_SEARCHES = 6;

const isSearches = (value: unknown): value is string[] =>
  isListOf(value, (text) => isText(text, MAX_SEARCH_LENGTH), MAX_SEARCHES);

/** Recent searches in this browser, newest first. */
export const recentSearches = createStoredValue<string[]>('storefront_searches', isSearches, []);

export function rememberSearch(text: string): void {
  const typed = normaliseSearch(text);
  if (typed === '') return;
  const others = recentSearches.get().filter((each) => each.toLowerCase() !== typed.toLowerCase());
  recentSearches.set([typed, ...others].slice(0, MAX_SEARCHES));
}
