import { useQuery } from '@tanstack/react-query';
import { storeStatuses } from '@market/domain/stores/store-status';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useServices } from '@market/web-kit/services';
import { storeStatusTexts } from '../../../shared/approval-texts';
import { type MerchantSearch, paymentCategoriesQuery } from '../merchants.queries';

interface MerchantFiltersProps {
  search: MerchantSearch;
  onChange: (patch: Partial<MerchantSearch>, options?: { replace?: boolean }) => void;
}

/** In this filter, `pending` covers both approvals. */
const statuses = storeStatuses.map((value) => ({
  value,
  label: value === 'pending' ? 'Pending' : storeStatusTexts[value].label,
}));

export function MerchantFilters({ search, onChange }: MerchantFiltersProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(paymentCategoriesQuery(api));
  return (
    <Toolbar>
      <SearchBox
        label="Store, merchant or email"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.status, search.paymentCategoryId]}>
        <FilterSelect
          label="Status"
          options={statuses}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
        <FilterSelect
          label="Payment category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.paymentCategoryId}
          onChange={(paymentCategoryId) => onChange({ paymentCategoryId })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
