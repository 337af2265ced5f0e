import { useQuery } from '@tanstack/react-query';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { useServices } from '@market/web-kit/services';
import { useTypedSearch } from './use-typed-search';

const STORES_SHOWN = 10;

/**
 * The props of a combobox that searches live stores by name. Leaves out the stores in `without`.
 */
export function useStoreSearch(without: readonly string[] = []) {
  const { api } = useServices();
  const { search, isTyping, onSearch } = useTypedSearch();
  const stores = useQuery(
    api.query(catalogue.stores, { query: { limit: STORES_SHOWN + without.length, search } }),
  );
  const rows = ((!isTyping && stores.data?.rows) || []).filter(({ id }) => !without.includes(id));
  return {
    options: rows.map(({ id, storeName, city, state }) => ({
      value: id,
      label: storeName,
      description: [city, state].filter(Boolean).join(', '),
    })),
    onSearch,
    loading: isTyping || stores.isFetching,
    placeholder: 'Search live stores',
    emptyText: stores.isError ? stores.error.message : 'No live store has this name',
  };
}
