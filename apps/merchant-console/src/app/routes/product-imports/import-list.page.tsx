import { useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { importColumns } from '../../../features/product-imports/components/import-columns';
import { UploadCard } from '../../../features/product-imports/components/upload-card';
import { importList } from '../../../features/product-imports/product-imports.queries';
import { paths } from '../../paths';

export function ImportListPage() {
  const navigate = useNavigate();
  const { list, search, table } = useList(importList);
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
        {...table}
        skeletonRows={3}
        empty={
          <EmptyState title="No imports yet">
            Your uploaded files and their results are listed here.
          </EmptyState>
        }
        footer={list.data && list.data.count > search.size && table.footer}
      />
    </>
  );
}
