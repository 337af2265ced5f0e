import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stockLevels } from '@market/domain/catalogue/merchant-products';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useServices } from '@market/web-kit/services';
import { categoryOptions } from '@market/console/catalogue/category-options';
import type { ProductSearch } from '../product-search.schema';
import { productCategoriesQuery } from '../products.queries';

interface ProductFiltersProps {
  search: ProductSearch;
  onChange: (patch: Partial<ProductSearch>, options?: { replace?: boolean }) => void;
  children: ReactNode;
}

const stockLabels = { low: 'low stock', out: 'sold out', in: 'in stock' } as const;
const stocks = stockLevels.map((value) => ({ value, label: stockLabels[value] }));
const places = [
  { value: 'true', label: 'marketplace' },
  { value: 'false', label: 'own store only' },
] as const;
export function ProductFilters({ search, onChange, children }: ProductFiltersProps) {
  const { api } = useServices();
  const { data: tree } = useQuery(productCategoriesQuery(api));
  const categories = categoryOptions(tree).map(({ value, label, description }) => ({
    value,
    label: [description, label].filter(Boolean).join(', '),
  }));
  return (
    <Toolbar end={children}>
      <SearchBox
        hasOwnRow
        label="Search name or SKU"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.stock, search.categoryId, search.marketplace]}>
        <FilterSelect
          label="Stock"
          options={stocks}
          value={search.stock}
          onChange={(stock) => onChange({ stock })}
        />
        <FilterSelect
          label="Category"
          options={categories}
          value={search.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <FilterSelect
          label="Sold"
          options={places}
          value={search.marketplace}
          onChange={(marketplace) => onChange({ marketplace })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
