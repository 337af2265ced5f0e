import { couponStates, discountTypes } from '@market/domain/coupons/coupon';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import type { CouponSearch } from '../coupons.queries';
import { couponStateTexts, discountTypeLabels } from '../model/coupon-texts';

interface CouponFiltersProps {
  search: CouponSearch;
  onChange: (patch: Partial<CouponSearch>, options?: { replace?: boolean }) => void;
}

const states = couponStates.map((value) => ({ value, label: couponStateTexts[value].label }));
const types = discountTypes.map((value) => ({ value, label: discountTypeLabels[value] }));
export function CouponFilters({ search, onChange }: CouponFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Search description or code"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.state, search.discountType]}>
        <FilterSelect
          label="Status"
          options={states}
          value={search.state}
          onChange={(state) => onChange({ state })}
        />
        <FilterSelect
          label="Type"
          options={types}
          value={search.discountType}
          onChange={(discountType) => onChange({ discountType })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
