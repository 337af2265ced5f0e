import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import { CategoryGrid, CategoryGridSkeleton } from '../../../features/catalogue/components/category-grid';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { ListingHead } from './listing-head';

/** Every category of the shop. */
export function CategoryListPage() {
  const { api } = useServices();
  const tree = useQuery(categoryTreeQuery(api));
  return (
    <div className="page-wrap">
      <PageTitle>Categories</PageTitle>
      <ListingHead title="Categories" crumbs={[]} />
      <div className="pt-6">
        <QueryView query={tree} skeleton={<CategoryGridSkeleton />}>
          {(categories) => <CategoryGrid categories={categories} hrefOf={({ id }) => paths.category.href({ categoryId: id })} />}
        </QueryView>
      </div>
    </div>
  );
}
