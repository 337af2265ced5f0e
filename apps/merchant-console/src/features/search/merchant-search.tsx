import { useQuery } from '@tanstack/react-query';
import * as products from '@market/api-client/contract/main/products';
import { ProductThumb } from '@market/console/catalogue/product-thumb';
import {
  SearchAll,
  useSearchTerm,
  type ConsoleSearchProps,
} from '@market/console/search/search-all';
import { whileSearching } from '@market/console/search/search-groups';
import { Money } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';

interface MerchantSearchProps extends ConsoleSearchProps {
  hrefs: {
    order: (id: string) => string;
    ordersMatching: (search: string) => string;
    product: (id: string) => string;
  };
}

/** Searches the store's orders, customers, products and pages. */
export function MerchantSearch({ hrefs, ...props }: MerchantSearchProps) {
  const { api } = useServices();
  const can = useCan();
  const search = useSearchTerm(props.text);
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
          key: 'products',
          title: 'Products',
          query: foundProducts,
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, pricing }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            leading: <ProductThumb image={hostedImages[0]} />,
            trailing: <Money kobo={pricing.sellingPrice} className="text-xs text-text-2" />,
          })),
        },
      ]}
    />
  );
}
