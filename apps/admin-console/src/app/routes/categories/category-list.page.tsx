import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { DownloadButton } from '@market/console/download-button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import {
  attributeExportQuery,
  categoryTreeQuery,
} from '../../../features/categories/categories.queries';
import { AddCategory } from '../../../features/categories/components/add-category';
import { CategoryTree } from '../../../features/categories/components/category-tree';
import { paths } from '../../paths';

/** Phones show either the category tree or the chosen category. */
export function CategoryListPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { id } = useParams();
  const tree = useQuery(categoryTreeQuery(api));
  const open = (id: string) => void navigate(paths.categories.detail.href({ id }));
  const error = queryError(tree);

  return (
    <>
      <PageHeader
        title="Categories"
        description="Categories that customers browse, and the attributes of their products"
        actions={
          <>
            <DownloadButton link={attributeExportQuery(api)}>Export attributes</DownloadButton>
            <AddCategory onAdded={open} />
          </>
        }
      />
      {error ? (
        <div className="rounded-3 border border-line bg-surface">{error}</div>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
          <div className={clsx(id !== undefined && 'max-lg:hidden')}>
            {tree.data === undefined ? (
              <Skeleton className="h-96" />
            ) : tree.data.length === 0 ? (
              <div className="rounded-3 border border-line bg-surface">
                <EmptyState title="No categories yet">
                  Merchants need a category for each product.
                </EmptyState>
              </div>
            ) : (
              <CategoryTree rows={tree.data} selectedId={id} onSelect={open} />
            )}
          </div>
          {id === undefined ? (
            <div className="rounded-3 border border-line bg-surface max-lg:hidden">
              <EmptyState title="Choose a category">
                You can then see its attributes, and rename, move or merge it.
              </EmptyState>
            </div>
          ) : (
            <Outlet />
          )}
        </div>
      )}
    </>
  );
}
