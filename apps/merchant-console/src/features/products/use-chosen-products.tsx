import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Product } from '@market/domain/catalogue/product';
import type { Page } from '@market/domain/paging';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { toViewFilters } from './model/product-views';
import type { ProductSearch } from './product-search.schema';
import type { ChosenProduct } from './products.mutations';
import { chosenProductsQuery } from './products.queries';

interface ChosenProducts {
  readonly selected: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** The selected products on this page. */
  readonly products: readonly Product[];
  /** The selected products on other pages, after all matches were selected. */
  readonly others: readonly ChosenProduct[];
  /** The button to select all matches. */
  readonly summary: ReactNode;
}

/**
 * The selected products of a list: those on this page or, after "Select all", all that match the
 * filters. Any other product that is on another page or hidden by a filter does not count as
 * selected.
 */
export function useChosenProducts(
  page: (Page<Product> & { isCapped?: boolean | undefined }) | undefined,
  search: ProductSearch,
): ChosenProducts {
  const { api } = useServices();
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // A selection of all matches is valid only for its filters.
  const [found, setFound] = useState<{ filters: string; products: readonly ChosenProduct[] }>();
  const filters = JSON.stringify(toViewFilters(search));
  const chooseAll = useMutation({
    mutationFn: () => client.query(chosenProductsQuery(api, search)),
    onSuccess: ({ products }) => {
      setFound({ filters, products });
      setIds(new Set(products.map(({ id }) => id)));
    },
  });

  const rows = page?.rows ?? [];
  const onPage = new Set(rows.map(({ id }) => id));
  const products = rows.filter(({ id }) => ids.has(id));
  const others =
    found?.filters === filters
      ? found.products.filter(({ id }) => ids.has(id) && !onPage.has(id))
      : [];
  const isWholePage = rows.length > 0 && products.length === rows.length;
  const total = page?.count ?? 0;

  return {
    selected: new Set([...products, ...others].map(({ id }) => id)),
    choose: setIds,
    products,
    others,
    summary: isWholePage && others.length === 0 && total > rows.length && (
      <Button
        size="sm"
        variant="outline"
        busy={chooseAll.isPending}
        busyLabel="Selecting…"
        onClick={() => chooseAll.mutate()}
      >
        Select all {page?.isCapped ? 'that match' : total}
      </Button>
    ),
  };
}
