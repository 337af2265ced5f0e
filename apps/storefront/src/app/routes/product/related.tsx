import { useQuery } from '@tanstack/react-query';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { relatedQuery } from '../../../features/catalogue/catalogue.queries';
import { ProductGrid } from '../../../features/catalogue/components/product-grid';
import { SectionHead } from '../../../shared/section-head';
import { paths } from '../../paths';

/** Others of the same category; nothing when there are none or they do not come. */
export function Related({ product }: { product: CustomerProduct }) {
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
