import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as orders from '@market/api-client/contract/main/orders';
import * as products from '@market/api-client/contract/main/products';
import { ProductThumbnail } from '@market/console/catalogue/product-name';
import { SearchAll, type ConsolePaletteProps } from '@market/console/search/search-all';
import { searchQueryOptions } from '@market/console/search/search-groups';
import { usePaletteInput } from '@market/console/search/use-palette-input';
import { Money } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';

interface MerchantSearchProps extends ConsolePaletteProps {
  hrefs: {
    order: (id: string) => string;
    ordersMatching: (search: string) => string;
    product: (id: string) => string;
    coupon: (id: string) => string;
  };
}

export function MerchantSearch({ hrefs, typed, ...props }: MerchantSearchProps) {
  const { api } = useServices();
  const can = useCan();
  const canOrders = can(orders.search);
  const input = usePaletteInput(
    [
      ...(canOrders ? (['orders'] as const) : []),
      ...(can(products.list) ? (['products'] as const) : []),
      ...(can(coupons.list) ? (['coupons'] as const) : []),
      ...(canOrders ? (['people'] as const) : []),
      'pages',
    ],
    typed,
  );
  const { search, includes } = input;
  const foundProducts = useQuery({
    ...api.query(products.list, { query: { search } }),
    ...searchQueryOptions(search, includes('products')),
  });
  const foundCoupons = useQuery({
    ...api.query(coupons.list, { query: { search } }),
    ...searchQueryOptions(search, includes('coupons')),
  });

  return (
    <SearchAll
      {...props}
      input={input}
      hrefs={hrefs}
      sources={[
        {
          kind: 'products',
          query: foundProducts,
          rows: (foundProducts.data?.rows ?? []).map(({ id, name, hostedImages, pricing }) => ({
            key: id,
            to: hrefs.product(id),
            label: name,
            leading: <ProductThumbnail image={hostedImages[0]} />,
            trailing: <Money kobo={pricing.sellingPrice} className="text-xs text-text-2" />,
          })),
        },
        {
          kind: 'coupons',
          query: foundCoupons,
          rows: (foundCoupons.data?.rows ?? []).map(({ id, description, code }) => ({
            key: id,
            to: hrefs.coupon(id),
            label: description,
            note: code,
            leading: <TicketPercent size={18} />,
          })),
        },
      ]}
    />
  );
}
