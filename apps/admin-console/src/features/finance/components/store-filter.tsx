import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { useServices } from '@market/web-kit/services';
import { financeStoresQuery } from '../finance.queries';

interface StoreFilterProps {
  value: string | undefined;
  onChange: (storeId: string | undefined) => void;
}

/** Limits the reports to one store. */
export function StoreFilter({ value, onChange }: StoreFilterProps) {
  const { api } = useServices();
  const { data } = useQuery(financeStoresQuery(api));
  const options = (data?.rows ?? [])
    .map(({ storeId, storeName }) => ({ value: storeId, label: storeName }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return <FilterSelect label="Store" options={options} value={value} onChange={onChange} />;
}
