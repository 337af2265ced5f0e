import { useQuery } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/orders';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { normaliseSearch } from '@market/domain/paging';
import type { NavGroup } from '@market/ui/console-shell';
import type { SuggestionList } from '@market/ui/search-combobox';
import { StoreMonogram } from '@market/ui/store-monogram';
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
  store: (id: string) => string;
}

interface SearchAllProps extends SuggestionList {
  text: string;
  /** What this person may open. */
  pages: readonly NavGroup[];
  hrefs: SearchHrefs;
}

/** What the top bar finds: orders, their customers, stores, products and pages, each where this person may see it. */
export function SearchAll({ text, pages, hrefs, ...list }: SearchAllProps) {
  const { api } = useServices();
  const can = useCan();
  const typed = normaliseSearch(text);
  const search = useSettled(typed, SEARCH_PAUSE_MS);
  const foundOrders = useQuery(orderSearchQuery(api, search, can(orders.search)));
  const foundStores = useQuery({
    ...api.query(stores.list, { query: { search } }),
    ...whileSearching(search, can(stores.list)),
  });
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
        { name: 'stores', query: foundStores },
        { name: 'products', query: foundProducts },
      ]}
      groups={[
        orderGroup(foundOrders.data?.rows, hrefs.order),
        {
          key: 'stores',
          title: 'Stores',
          rows: (foundStores.data?.rows ?? []).map(({ id, storeName, city, state }) => ({
            key: id,
            to: hrefs.store(id),
            label: storeName,
            note: [city, state].filter(Boolean).join(', '),
            leading: <StoreMonogram name={storeName} size="sm" />,
          })),
        },
        {
          key: 'products',
          title: 'Products',
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, store }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            note: store.storeName,
            leading: <ProductThumb image={hostedImages[0]} />,
          })),
        },
        customerGroup(foundOrders.data?.rows, search, hrefs.ordersMatching),
        pageGroup(pages, typed),
      ]}
    />
  );
}
