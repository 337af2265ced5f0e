import type { ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { countQuery } from '../../../features/catalogue/listing.queries';
import { productsText } from '../../../features/catalogue/model/count-text';
import {
  filterChips,
  type FilterChip,
  type FilterNames,
} from '../../../features/catalogue/model/filter-chips';
import type { ListingScope, ListingSearch } from '../../../features/catalogue/model/listing-search';
import { paths } from '../../paths';
import { CategoriesSection } from '../not-found/categories-section';
import { DidYouMean } from './did-you-mean';

interface NoProductsProps {
  scope: ListingScope;
  search: ListingSearch;
  names: FilterNames;
  onRemove: (patch: FilterChip['patch']) => void;
  onClear: () => void;
}

export function NoProducts({ scope, search, names, onRemove, onClear }: NoProductsProps) {
  const chips = filterChips(scope, search, names);
  const alternatives = useAlternatives(scope, search, chips);
  const searchText = search.search;
  if (chips.length > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={
          searchText && !scope.categoryId
            ? `No products for “${searchText}” match these filters`
            : 'No products match these filters'
        }
        action={
          <>
            {alternatives.map(({ chip, count }) => (
              <Button
                key={chip.id}
                className="h-auto! min-h-(--control) max-w-full py-2 wrap-anywhere whitespace-normal!"
                onClick={() => onRemove(chip.patch)}
              >{`Remove ${quote(chip.label)} to see ${productsText(count)}`}</Button>
            ))}
            {(chips.length > 1 || alternatives.length === 0) && (
              <Button variant="ghost" onClick={onClear}>
                Clear all filters
              </Button>
            )}
          </>
        }
      />
    );
  }
  return searchText ? (
    <Alternatives title={`No products found for “${searchText}”`}>
      <DidYouMean search={searchText} />
      Try fewer words, or a rating such as 5&nbsp;kVA or 585&nbsp;W.
    </Alternatives>
  ) : (
    <Alternatives title="No products here yet" isAll={!scope.categoryId}>
      Stores add products every week.
    </Alternatives>
  );
}

const MAX_ALTERNATIVES = 3;

/** The filters whose removal alone would show products again, most helpful first. */
function useAlternatives(
  scope: ListingScope,
  search: ListingSearch,
  chips: readonly FilterChip[],
): { chip: FilterChip; count: number }[] {
  const { api } = useServices();
  const counts = useQueries({
    queries: chips.map(({ patch }) => countQuery(api, scope, { ...search, ...patch })),
  });
  return chips
    .map((chip, index) => ({ chip, count: counts[index]?.data?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_ALTERNATIVES);
}

const quote = (label: string): string => (label.startsWith('“') ? label : `“${label}”`);

interface AlternativesProps {
  title: string;
  /**
   * Whether the empty list is the list of all products, so that a link to all products would be
   * useless.
   */
  isAll?: boolean;
  children: ReactNode;
}

function Alternatives({ title, isAll = false, children }: AlternativesProps) {
  const [to, label] = isAll
    ? [paths.stores.href(), 'See all stores']
    : [paths.products.href(), 'See all products'];
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={title}
        action={
          <Button variant="ink" render={<Link to={to} />}>
            {label}
          </Button>
        }
      >
        {children}
      </EmptyState>
      <CategoriesSection />
    </>
  );
}
