import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useServices } from '@market/web-kit/services';

const STORES_SHOWN = 10;
const TYPING_PAUSE_MS = 250;

/**
 * The props of a combobox that searches live stores by name. Leaves out the stores in `without`.
 */
export function useStoreSearch(without: readonly string[] = []) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const stores = useQuery(
    api.query(catalogue.stores, {
      query: { limit: STORES_SHOWN + without.length, search: search || undefined },
    }),
  );
  // Hides old results until the results for the typed text arrive, so that Enter never adds a wrong
  // store.
  const isTyping = typed.trim() !== search;
  const rows = ((!isTyping && stores.data?.rows) || []).filter(({ id }) => !without.includes(id));
  return {
    options: rows.map(({ id, storeName, city, state }) => ({
      value: id,
      label: storeName,
      description: [city, state].filter(Boolean).join(', '),
    })),
    onSearch: setTyped,
    loading: isTyping || stores.isFetching,
    placeholder: 'Search live stores',
    emptyText: stores.isError ? stores.error.message : 'No live store has this name',
  };
}
