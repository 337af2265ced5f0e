import { useQuery } from '@tanstack/react-query';
import { pluralise } from '@market/domain/pluralise';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { dealsQuery, topCategoriesQuery } from '../../../features/catalogue/catalogue.queries';
import {
  CategoryGrid,
  CategoryGridSkeleton,
} from '../../../features/catalogue/components/category-grid';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import { QueryView } from '../../../shared/query-view';
import { categoryHref, productHref } from '../../hrefs';
import { paths } from '../../paths';
import { HomeSection } from './home-section';
import { SystemSection } from './system-section';

export const FirstSections = () => (
  <>
    <SystemSection />
    <TopCategories />
    <Deals />
  </>
);

function TopCategories() {
  const { api } = useServices();
  const query = useQuery(topCategoriesQuery(api));
  const productCount = (query.data ?? []).reduce((sum, each) => sum + each.productCount, 0);
  return (
    <HomeSection
      id="categories"
      title="Shop by category"
      action={
        <Link to={paths.categories.href()} className="link touch-area">
          {productCount > 0 ? `All ${pluralise(productCount, 'product')}` : 'All categories'}
        </Link>
      }
    >
      <QueryView query={query} headingLevel={3} skeleton={<CategoryGridSkeleton />}>
        {(data) => (
          <CategoryGrid
            categories={data.slice(0, 12)}
            hrefOf={({ id }) => categoryHref({ categoryId: id })}
          />
        )}
      </QueryView>
    </HomeSection>
  );
}

function Deals() {
  const { api } = useServices();
  const query = useQuery(dealsQuery(api));
  if (query.data?.count === 0) return null;
  return (
    <HomeSection
      id="deals"
      title="Deals"
      note="Largest discounts first."
      action={
        <Link
          to={paths.products.href({ onSale: 'true', sort: 'saving' })}
          className="link touch-area"
        >
          All deals
        </Link>
      }
    >
      <QueryView
        query={query}
        headingLevel={3}
        skeleton={<ProductGridSkeleton look="row" count={5} />}
      >
        {(data) => <ProductGrid products={data.rows} hrefOf={productHref} look="row" />}
      </QueryView>
    </HomeSection>
  );
}
