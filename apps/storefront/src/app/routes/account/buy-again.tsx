import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { boughtProductsQuery } from '../../../features/catalogue/catalogue.queries';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import { SectionHeader } from '../../../shared/section-header';
import { paths } from '../../paths';

const MAX_PRODUCTS = 4;

/** Renders nothing when there is nothing to buy again, or when the products fail to load. */
export function BuyAgain() {
  const { api } = useServices();
  const { data: products, isPending } = useQuery(boughtProductsQuery(api));
  if (!isPending && !products?.length) return null;
  return (
    <section aria-labelledby="buy-again" className="pt-12 md:pt-16">
      <SectionHeader id="buy-again" title="Buy again" />
      {products ? (
        <ProductGrid
          products={products.slice(0, MAX_PRODUCTS)}
          hrefOf={({ id }) => paths.product.href({ productId: id })}
          look="four"
        />
      ) : (
        <ProductGridSkeleton look="four" count={MAX_PRODUCTS} />
      )}
    </section>
  );
}
