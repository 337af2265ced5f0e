import * as z from 'zod/mini';
import { MAX_SEARCH, normaliseSearch } from '@market/domain/paging';
import { createStored } from '../../shared/stored';

const MOST = 6;

/** What was searched for in this browser, newest first. */
export const recentSearches = createStored<string[]>(
  'storefront_searches',
  z.array(z.string().check(z.maxLength(MAX_SEARCH))).check(z.maxLength(MOST)),
  [],
);

export function rememberSearch(text: string): void {
  const typed = normaliseSearch(text);
  if (typed === '') return;
  const others = recentSearches.get().filter((each) => each.toLowerCase() !== typed.toLowerCase());
  recentSearches.set([typed, ...others].slice(0, MOST));
}
