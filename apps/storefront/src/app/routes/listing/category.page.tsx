import { useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@market/ui/error-state';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import { categoryView } from '../../../features/catalogue/model/category-place';
import { PageTitle } from '../../../shared/page-title';
import { categoryHref } from '../../hrefs';
import { paths } from '../../paths';
import { NotFoundPage } from '../not-found/not-found-page';
import { Listing } from './listing';
import { ListingHeader, ListingHeaderSkeleton } from './listing-header';
import { ShelfLinks } from './shelf-links';

export function CategoryPage() {
  const { api } = useServices();
  const { categoryId = '', subCategoryId, childCategoryId } = useParams();
  const place = { categoryId, subCategoryId, childCategoryId };
  const tree = useQuery(categoryTreeQuery(api));
  const category = tree.data && categoryView(tree.data, place);
  if (tree.error && !tree.data)
    return (
      <ErrorState
        title={tree.error.message}
        headingLevel={1}
        onRetry={() => void tree.refetch()}
        retrying={tree.isFetching}
      />
    );
  if (tree.data && !category) return <NotFoundPage />;

  return (
    <div className="page-wrap">
      {category ? (
        <>
          <PageTitle>{category.name}</PageTitle>
          <ListingHeader
            title={category.name}
            crumbs={
              category.above.length === 0
                ? [{ label: 'Categories', to: paths.categories.href() }]
                : category.above.map((above) => ({
                    label: above.name,
                    to: categoryHref(above.place),
                  }))
            }
          >
            <ShelfLinks category={category} />
          </ListingHeader>
        </>
      ) : (
        <ListingHeaderSkeleton />
      )}
      <Listing
        key={`${categoryId}-${subCategoryId}-${childCategoryId}`}
        scope={place}
        category={category}
      />
    </div>
  );
}
