import { useQuery } from '@tanstack/react-query';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { ProductThumb } from '@market/console/catalogue/product-thumb';
import {
  SearchAll,
  useSearchTerm,
  type ConsoleSearchProps,
} from '@market/console/search/search-all';
import { whileSearching } from '@market/console/search/search-groups';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';

interface AdminSearchProps extends ConsoleSearchProps {
  hrefs: {
    order: (id: string) => string;
    ordersMatching: (search: string) => string;
    product: (id: string) => string;
    store: (id: string) => string;
  };
}

/** Finds orders, customers, stores, products and pages. */
export function AdminSearch({ hrefs, ...props }: AdminSearchProps) {
  const { api } = useServices();
  const can = useCan();
  const search = useSearchTerm(props.text);
  const foundStores = useQuery({
    ...api.query(stores.list, { query: { search } }),
    ...whileSearching(search, can(stores.list)),
  });
  const foundProducts = useQuery({
    ...api.query(products.list, { query: { search } }),
    ...whileSearching(search, can(products.list)),
  });

  return (
    <SearchAll
      {...props}
      search={search}
      hrefs={hrefs}
      sources={[
        {
          key: 'stores',
          title: 'Stores',
          query: foundStores,
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
          query: foundProducts,
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, store }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            note: store.storeName,
            leading: <ProductThumb image={hostedImages[0]} />,
          })),
        },
      ]}
    />
  );
}
