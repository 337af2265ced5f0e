import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { wholeNaira } from '../model/filter-chips';
import { sortPriceRange, type ListingSearch } from '../model/listing-search';
import { countByStep, selectPriceSteps } from '../model/price-steps';
import { RangeFilter } from './range-filter';

interface PriceFilterProps {
  /** The prices of the products that match the other filters, in kobo. */
  prices: NonNullable<CatalogueFacets['price']>;
  search: Pick<ListingSearch, 'minPrice' | 'maxPrice'>;
  onChange: (patch: Pick<ListingSearch, 'minPrice' | 'maxPrice'>) => void;
}

export function PriceFilter({
  prices,
  search: { minPrice, maxPrice },
  onChange,
}: PriceFilterProps) {
  const steps = selectPriceSteps(Math.floor(prices.min / 100), Math.ceil(prices.max / 100));
  return (
    <RangeFilter
      label="price"
      unit="naira"
      steps={steps}
      counts={countByStep(steps, prices.spread)}
      limits={{ from: minPrice, to: maxPrice }}
      onChange={({ from, to }) => onChange(sortPriceRange({ minPrice: from, maxPrice: to }))}
      valueText={wholeNaira}
      leading="₦"
    />
  );
}
