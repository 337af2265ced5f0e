import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import {
  CategoryIndex,
  CategoryIndexSkeleton,
} from '../../../features/catalogue/components/category-index';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { categoryHref } from '../../hrefs';
import { ListingHead } from './listing-head';

/** All categories of the shop, on their three levels. */
export function CategoryListPage() {
  const { api } = useServices();
  const tree = useQuery(categoryTreeQuery(api));
  return (
    <div className="page-wrap">
      <PageTitle>Categories</PageTitle>
      <ListingHead title="Categories" crumbs={[]} />
      <div className="pt-6">
        <QueryView query={tree} skeleton={<CategoryIndexSkeleton />}>
          {(categories) => <CategoryIndex categories={categories} hrefOf={categoryHref} />}
        </QueryView>
      </div>
    </div>
  );
}
