import { useQuery } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/orders';
import * as products from '@market/api-client/contract/main/products';
import { normaliseSearch } from '@market/domain/paging';
import type { NavGroup } from '@market/ui/console-shell';
import { Money } from '@market/ui/money';
import type { SuggestionList } from '@market/ui/search-combobox';
import {
  customerGroup,
  orderGroup,
  orderSearchQuery,
  pageGroup,
  SEARCH_PAUSE_MS,
  whileSearching,
} from '@market/console/search/search-groups';
import { SearchResults } from '@market/console/search/search-results';
import { ProductThumb } from '@market/console/catalogue/product-thumb';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { useSettled } from '@market/web-kit/use-settled';

export interface SearchHrefs {
  order: (id: string) => string;
  ordersMatching: (search: string) => string;
  product: (id: string) => string;
}

interface SearchAllProps extends SuggestionList {
  text: string;
  /** What this person may open. */
  pages: readonly NavGroup[];
  hrefs: SearchHrefs;
}

/** What the top bar finds: the store's orders, their customers, products and pages, each where this person may see it. */
export function SearchAll({ text, pages, hrefs, ...list }: SearchAllProps) {
  const { api } = useServices();
  const can = useCan();
  const typed = normaliseSearch(text);
  const search = useSettled(typed, SEARCH_PAUSE_MS);
  const foundOrders = useQuery(orderSearchQuery(api, search, can(orders.search)));
  const foundProducts = useQuery({
    ...api.query(products.list, { query: { search } }),
    ...whileSearching(search, can(products.list)),
  });

  return (
    <SearchResults
      {...list}
      text={typed}
      asked={search}
      ordersHref={can(orders.search) ? hrefs.ordersMatching(typed) : undefined}
      calls={[
        { name: 'orders', query: foundOrders },
        { name: 'products', query: foundProducts },
      ]}
      groups={[
        orderGroup(foundOrders.data?.rows, hrefs.order),
        {
          key: 'products',
          title: 'Products',
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, pricing }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            leading: <ProductThumb image={hostedImages[0]} />,
            trailing: <Money kobo={pricing.sellingPrice} className="text-xs text-text-2" />,
          })),
        },
        customerGroup(foundOrders.data?.rows, search, hrefs.ordersMatching),
        pageGroup(pages, typed),
      ]}
    />
  );
}
