import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { importColumns } from '../../../features/product-imports/components/import-columns';
import { UploadCard } from '../../../features/product-imports/components/upload-card';
import { importListQuery } from '../../../features/product-imports/product-imports.queries';
import { paths } from '../../paths';

export function ImportListPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [search, setSearch] = useListSearch(pageSearchSchema);
  const list = useQuery(importListQuery(api, search));
  useLastPage(list, search, setSearch);
  const hrefOf = (id: string) => paths.products.import.href({ id });
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Products', to: paths.products.list.href() }, { label: 'Import' }]}
          />
        }
        title="Import products"
        description="Add or update many products from a CSV file"
      />
      <UploadCard onRead={(id) => void navigate(hrefOf(id))} />
      <h2 className="mt-6 mb-3 text-md font-semibold">Previous imports</h2>
      <DataTable
        caption="Imports"
        columns={importColumns(hrefOf)}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        skeletonRows={3}
        error={queryError(list)}
        empty={
          <EmptyState title="No imports yet">
            Your uploaded files and their results are listed here.
          </EmptyState>
        }
        footer={
          list.data &&
          list.data.count > search.size && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
