import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { normaliseSearch } from '@market/domain/list-limits';
import { catalogue } from '../../shared/endpoints';

/** Shorter texts match too many products. */
export const MIN_SEARCH_LENGTH = 2;

/** The previous suggestions are shown until the new ones load. */
export const suggestionsQuery = (api: Queries, text: string) => {
  const search = normaliseSearch(text);
  return {
    ...api.query(catalogue('suggestions'), { query: { search } }),
    enabled: search.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  };
};
