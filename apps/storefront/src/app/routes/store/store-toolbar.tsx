import { NativeSelect } from '@market/ui/native-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { parseSort, listSorts } from '../../../features/catalogue/model/sorts';
import { storeFieldsClass } from '../../../features/stores/model/store-theme';
import type { StoreProductsSearch } from '../../../features/stores/stores.queries';

interface StoreToolbarProps {
  storeName: string;
  search: StoreProductsSearch;
  onChange: (patch: Partial<StoreProductsSearch>, options?: { replace?: boolean }) => void;
}

export function StoreToolbar({ storeName, search: filters, onChange }: StoreToolbarProps) {
  const { search, sort } = filters;
  return (
    <div
      role="search"
      aria-label={storeName}
      className={`flex gap-3 max-md:w-full max-md:flex-wrap md:min-w-120 ${storeFieldsClass}`}
    >
      <SearchBox
        label={`Search in ${storeName}`}
        value={search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <NativeSelect
        aria-label="Sort products"
        className="md:w-auto!"
        value={sort ?? 'relevance'}
        onChange={(event) => onChange({ sort: parseSort(event.target.value) })}
      >
        {listSorts(filters).map(({ value, name }) => (
          <option key={value} value={value}>
            {value === 'relevance' && !search ? 'Featured first' : name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
