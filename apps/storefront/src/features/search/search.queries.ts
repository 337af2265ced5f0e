import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { normaliseSearch } from '@market/domain/search-text';
import { catalogue } from '../../shared/endpoints';

/** Shorter texts suggest everything and nothing. */
export const SHORTEST_SEARCH = 2;

/** What the catalogue offers for a text; the last offer stays until the next one is there. */
export const suggestionsQuery = (api: Queries, text: string) => {
  const search = normaliseSearch(text);
  return {
    ...api.query(catalogue('suggestions'), { query: { search } }),
    enabled: search.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
  };
};
