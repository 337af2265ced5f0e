import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '@market/ui/native-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import {
  parseStoreSort,
  storeSortNames,
  type StoreDirectorySearch,
} from '../../../features/catalogue/model/store-search';

interface StoreFiltersProps {
  search: StoreDirectorySearch;
  states: readonly string[];
  onChange: (patch: Partial<StoreDirectorySearch>, options?: { replace?: boolean }) => void;
}

export function StoreFilters({ search, states, onChange }: StoreFiltersProps) {
  const { api } = useServices();
  const categories = useQuery(categoryTreeQuery(api)).data ?? [];
  const { state, category, sort } = search;
  // The state in the URL is an option even before the list has loaded.
  const offered = state && !states.includes(state) ? [...states, state] : states;
  return (
    <>
      <SearchBox
        label="Search stores"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <div className="gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 md:ml-auto md:flex md:gap-3">
        <NativeSelect
          aria-label="State"
          className="w-auto"
          value={state ?? ''}
          onChange={(event) => onChange({ state: event.target.value || undefined })}
        >
          <option value="">All states</option>
          {offered.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Category"
          className="w-auto"
          value={category ?? ''}
          onChange={(event) => onChange({ category: event.target.value || undefined })}
        >
          <option value="">All categories</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Sort by"
          className="w-auto max-md:col-span-2"
          value={sort ?? 'followers'}
          onChange={(event) => onChange({ sort: parseStoreSort(event.target.value) })}
        >
          {Object.entries(storeSortNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  );
}
