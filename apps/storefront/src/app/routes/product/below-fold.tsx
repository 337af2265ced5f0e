import { useQuery } from '@tanstack/react-query';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { relatedQuery } from '../../../features/catalogue/catalogue.queries';
import { About, Specifications } from '../../../features/catalogue/components/product-details';
import { ProductGrid } from '../../../features/catalogue/components/product-grid';
import { StoreBox } from '../../../features/catalogue/components/store-box';
import { SectionHead } from '../../../shared/section-head';
import { paths } from '../../paths';

/** Facts, description, who sells it, and others like it. A chunk of its own: the price and the button come first. */
export function BelowFold({ product, sku }: { product: CustomerProduct; sku: string }) {
  return (
    <>
      <div className="page-wrap mt-11 grid grid-cols-1 items-start gap-8 md:mt-16 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div className="grid gap-10">
          <Specifications product={product} sku={sku} />
          <About lines={product.description} />
        </div>
        <StoreBox store={product.store} to={paths.products.href({ store: product.store.id })} />
      </div>
      <Related product={product} />
    </>
  );
}

/** Others of the same category; nothing when there are none or they do not come. */
function Related({ product }: { product: CustomerProduct }) {
  const { api } = useServices();
  const { data } = useQuery(relatedQuery(api, product.category.id));
  const others = data?.rows.filter(({ id }) => id !== product.id).slice(0, 5) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page-wrap pt-16">
      <SectionHead id="related" title={`More in ${product.category.name.toLowerCase()}`} />
      <ProductGrid products={others} hrefOf={({ id }) => paths.product.href({ productId: id })} look="row" />
    </section>
  );
}
