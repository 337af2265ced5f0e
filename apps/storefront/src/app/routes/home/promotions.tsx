import { useQuery } from '@tanstack/react-query';
import type { Promotion } from '@market/domain/catalogue/curation';
import { HOME_PAGE_PRODUCTS, homePageTexts } from '@market/domain/catalogue/home-page';
import { useServices } from '@market/web-kit/services';
import { promotionsQuery } from '../../../features/catalogue/catalogue.queries';
import { ProductGrid } from '../../../features/catalogue/components/product-grid';
import { productHref } from '../../hrefs';
import { ProductSectionSkeleton, sectionClass } from './home-section';

export function Promotions() {
  const { api } = useServices();
  const { data, isPending } = useQuery(promotionsQuery(api));
  if (isPending) return <ProductSectionSkeleton />;
  return data
    ?.filter(({ products }) => products.length > 0)
    .map((promotion) => <PromotionRow key={promotion.id} promotion={promotion} />);
}

/** The title fills the remaining space when there are few products. */
function PromotionRow({ promotion: { id, title, products } }: { promotion: Promotion }) {
  const isShort = products.length < HOME_PAGE_PRODUCTS;
  return (
    <section aria-labelledby={`promotion-${id}`} className={sectionClass}>
      <div className="grid gap-x-5 gap-y-5 lg:grid-cols-5">
        <header
          className={`flex flex-col justify-between gap-2 rounded-3 bg-sunken p-5 lg:p-6 ${isShort ? 'lg:col-span-2' : ''}`}
        >
          <h2 id={`promotion-${id}`} className="display text-d2 text-balance break-words">
            {title}
          </h2>
          <p className="text-sm text-muted">{homePageTexts.promotion}</p>
        </header>
        <div className={isShort ? 'lg:col-span-3' : 'lg:col-span-4'}>
          <ProductGrid
            products={products.slice(0, HOME_PAGE_PRODUCTS)}
            hrefOf={productHref}
            look={isShort ? 'three' : 'four'}
          />
        </div>
      </div>
    </section>
  );
}
