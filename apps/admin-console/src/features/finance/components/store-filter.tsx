import { useQuery } from '@tanstack/react-query';
import { Combobox } from '@market/ui/combobox';
import { useServices } from '@market/web-kit/services';
import { useTypedSearch } from '../../../shared/use-typed-search';
import { financeStoreQuery, financeStoresQuery } from '../finance.queries';

interface StoreFilterProps {
  storeId: string | undefined;
  onChange: (storeId: string | undefined) => void;
}

export function StoreFilter({ storeId, onChange }: StoreFilterProps) {
  const { api } = useServices();
  const { search, isTyping, onSearch } = useTypedSearch();
  const found = useQuery(financeStoresQuery(api, search));
  const chosen = useQuery({ ...financeStoreQuery(api, storeId), enabled: storeId !== undefined });
  const rows = (!isTyping && found.data?.rows) || [];
  return (
    <Combobox
      label="Store"
      className="md:max-w-52"
      options={rows.map((store) => ({ value: store.storeId, label: store.storeName }))}
      value={storeId}
      selectedLabel={chosen.data?.rows[0]?.storeName ?? 'Chosen store'}
      onSearch={onSearch}
      loading={isTyping || found.isFetching}
      placeholder="All stores"
      emptyText={found.isError ? found.error.message : 'No store with paid orders has this name'}
      onValueChange={(id) => onChange(id ?? undefined)}
    />
  );
}
