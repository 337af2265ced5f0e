import { couponSorts, couponStates, discountTypes } from '@market/domain/coupons/coupon';
import { Select } from '@market/ui/select';
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
const sortLabels = {
  newest: 'newest first',
  ending: 'ending first',
  'most-used': 'most used first',
} as const;
const sorts = couponSorts.map((value) => ({ value, label: sortLabels[value] }));

export function CouponFilters({ search, onChange }: CouponFiltersProps) {
  return (
    <Toolbar
      end={
        <Select
          label="Sort"
          prefix="Sort: "
          options={sorts}
          value={search.sort}
          onValueChange={(sort) => onChange({ sort })}
          className="w-auto!"
        />
      }
    >
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
