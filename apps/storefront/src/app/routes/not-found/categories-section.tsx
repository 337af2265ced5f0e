import { useQuery } from '@tanstack/react-query';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import { CategoryTiles } from '../../../features/catalogue/components/category-tiles';
import { SectionHeader } from '../../../shared/section-header';
import { categoryHref } from '../../hrefs';
import { paths } from '../../paths';

const MAX_CATEGORIES = 12;

export function CategoriesSection() {
  const { api } = useServices();
  const categories = (useQuery(categoryTreeQuery(api)).data ?? []).slice(0, MAX_CATEGORIES);
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="all-categories" className="pt-4">
      <SectionHeader
        id="all-categories"
        title="Shop by category"
        action={
          <Link to={paths.categories.href()} className="link touch-area">
            All categories
          </Link>
        }
      />
      <CategoryTiles
        categories={categories}
        hrefOf={({ id }) => categoryHref({ categoryId: id })}
      />
    </section>
  );
}
