import { useQueries } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../../../features/catalogue/catalogue.queries';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import { recentProducts } from '../../../shared/recent-products';
import { SectionHeader } from '../../../shared/section-header';
import { useStoredValue } from '../../../shared/stored-value';
import { paths } from '../../paths';

const MAX_PRODUCTS = 5;

/** A section with fewer products is not shown. */
const MIN_PRODUCTS = 3;

/** Products that are no longer sold are left out. */
export function RecentProducts() {
  const { api } = useServices();
  const ids = useStoredValue(recentProducts).slice(0, MAX_PRODUCTS);
  const { products, isPending } = useQueries({
    queries: ids.map((id) => productQuery(api, id)),
    combine: (results) => ({
      products: results.flatMap(({ data }) => data ?? []),
      isPending: results.some((result) => result.isPending),
    }),
  });
  if ((isPending ? ids : products).length < MIN_PRODUCTS) return null;
  return (
    <section aria-labelledby="recent" className="pt-12 md:pt-14">
      <SectionHeader id="recent" title="Recently viewed" />
      {isPending ? (
        <ProductGridSkeleton look="row" count={ids.length} />
      ) : (
        <ProductGrid
          products={products}
          hrefOf={({ id }) => paths.product.href({ productId: id })}
          look="row"
        />
      )}
    </section>
  );
}
