import { pluralise } from '@market/domain/pluralise';
import { starRatings } from '@market/domain/reviews/review';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import type { ReviewSearch } from '../reviews.queries';

interface ReviewFiltersProps {
  search: ReviewSearch;
  onChange: (patch: Partial<ReviewSearch>) => void;
}

const replies = [
  { value: 'no', label: 'none yet' },
  { value: 'yes', label: 'given' },
] as const;
const subjects = [
  { value: 'product', label: 'products' },
  { value: 'store', label: 'the store' },
] as const;
const stars = starRatings.map((step) => ({
  value: `${step}` as const,
  label: pluralise(step, 'star'),
}));

export function ReviewFilters({ search, onChange }: ReviewFiltersProps) {
  const chosen = stars.find(({ value }) => value === String(search.stars))?.value;
  return (
    <Toolbar>
      <ToolbarFilters values={[search.replied, search.of, search.stars]}>
        <FilterSelect
          label="Reply"
          options={replies}
          value={search.replied}
          onChange={(replied) => onChange({ replied })}
        />
        <FilterSelect
          label="About"
          options={subjects}
          value={search.of}
          onChange={(of) => onChange({ of })}
        />
        <FilterSelect
          label="Stars"
          options={stars}
          value={chosen}
          onChange={(value) => onChange({ stars: starRatings.find((step) => `${step}` === value) })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
