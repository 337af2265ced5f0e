import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import type { StoreCard } from '@market/domain/stores/store-card';
import { Combobox } from '@market/ui/combobox';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { useServices } from '@market/web-kit/services';

const STORES_SHOWN = 10;
const TYPING_PAUSE_MS = 250;

interface StoreSearchProps {
  /** The accessible name, when it is not in a `Field`. */
  label?: string;
  value: string | null;
  onChange: (store: StoreCard | undefined) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Stores that cannot be chosen. */
  without?: readonly string[];
}

/** A search for a live store by its name. */
export function StoreSearch({
  label,
  value,
  onChange,
  onBlur,
  ref,
  without = [],
}: StoreSearchProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<StoreCard>();
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const stores = useQuery({
    ...api.query(catalogue.stores, {
      query: { limit: STORES_SHOWN + without.length, search: search || undefined },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = (stores.data?.rows ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Combobox
      ref={ref}
      label={label}
      options={rows.map(({ id, storeName, city, state }) => ({
        value: id,
        label: storeName,
        description: [city, state].filter(Boolean).join(', '),
      }))}
      value={value}
      selectedLabel={selected?.storeName}
      onValueChange={(id) => {
        const store = rows.find((row) => row.id === id);
        setSelected(store);
        onChange(store);
      }}
      onSearch={setTyped}
      onBlur={onBlur}
      loading={stores.isFetching}
      placeholder="Search live stores"
      emptyText={stores.isError ? stores.error.message : 'No live store has this name'}
    />
  );
}
