import { SearchX } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import type { FilterChip } from '../../../features/catalogue/model/filter-chips';
import { paths } from '../../paths';

interface NoProductsProps {
  search: string | undefined;
  chips: readonly FilterChip[];
  onRemove: (patch: FilterChip['patch']) => void;
  onClear: () => void;
}

/** Nothing to show, and the way out: take a filter off, or look elsewhere. */
export function NoProducts({ search, chips, onRemove, onClear }: NoProductsProps) {
  const last = chips.at(-1);
  const elsewhere = (
    <Button variant="ink" render={<Link to={paths.products.href()} />}>
      See all products
    </Button>
  );
  if (last) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={search ? `Nothing for “${search}” matches these filters` : 'No products match these filters'}
        action={
          <>
            <Button onClick={() => onRemove(last.patch)}>{`Remove “${last.label}”`}</Button>
            {chips.length > 1 && (
              <Button variant="ghost" onClick={onClear}>
                Clear all filters
              </Button>
            )}
          </>
        }
      />
    );
  }
  if (search) {
    return (
      <EmptyState icon={<SearchX />} title={`Nothing found for “${search}”`} action={elsewhere}>
        Try fewer words, or a rating such as 5 kVA or 585 W.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchX />} title="Nothing on this shelf yet" action={elsewhere}>
      Stores add products every week.
    </EmptyState>
  );
}
