import { useQuery } from '@tanstack/react-query';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import {
  marketplaceQuery,
  randomCategoryQuery,
} from '../../../features/catalogue/catalogue.queries';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import { lowercaseFirst } from '../../../features/catalogue/model/category-place';
import { QueryView } from '../../../shared/query-view';
import { categoryHref, productHref } from '../../hrefs';
import { paths } from '../../paths';
import { HomeSection, ProductSectionSkeleton } from './home-section';

/** A category that changes every hour. All visitors see the same one. */
export function RandomCategory() {
  const { api } = useServices();
  const { data, isPending } = useQuery(randomCategoryQuery(api));
  if (isPending) return <ProductSectionSkeleton />;
  if (!data || data.products.length === 0) return null;
  const { category, products } = data;
  return (
    <HomeSection
      id="random-category"
      title={`This hour: ${lowercaseFirst(category.name)}`}
      note="A new category every hour."
      action={
        <Link to={categoryHref({ categoryId: category.id })} className="link touch-area">
          {`All ${lowercaseFirst(category.name)}`}
        </Link>
      }
    >
      <ProductGrid products={products.slice(0, 5)} hrefOf={productHref} look="row" />
    </HomeSection>
  );
}

export function Marketplace() {
  const { api } = useServices();
  const query = useQuery(marketplaceQuery(api));
  if (query.data?.count === 0) return null;
  return (
    <HomeSection
      id="marketplace"
      title="More from the marketplace"
      action={
        <Link to={paths.products.href()} className="link touch-area">
          All products
        </Link>
      }
    >
      <QueryView
        query={query}
        headingLevel={3}
        skeleton={<ProductGridSkeleton look="wide" count={10} />}
      >
        {(data) => <ProductGrid products={data.rows} hrefOf={productHref} look="wide" />}
      </QueryView>
    </HomeSection>
  );
}
