import { useMutation, useQuery } from '@tanstack/react-query';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { startImport } from '../product-imports.mutations';
import { importCategoriesQuery, importPreviewQuery } from '../product-imports.queries';
import { ColumnList } from './column-list';
import { PreviewRows } from './preview-rows';
import { ImportReport } from './import-report';
import { ImportSetUpForm } from './import-set-up-form';

export function ImportSetUp({ id }: { id: string }) {
  const { api } = useServices();
  const preview = useQuery(importPreviewQuery(api, id));
  const categories = useQuery(importCategoriesQuery(api));
  const start = useMutation(startImport(api));
  const error = queryError(preview) ?? queryError(categories);
  if (error) return <Card>{error}</Card>;
  if (!preview.data || !categories.data) return <Skeleton className="h-96 w-full" />;
  const { columns, headers, firstRows } = preview.data;

  return (
    <div className="grid gap-4">
      <ImportReport productImport={preview.data} />
      <ColumnList columns={columns} />
      <PreviewRows headers={headers} firstRows={firstRows} />
      <ImportSetUpForm
        preview={preview.data}
        categories={categories.data}
        onStart={(body) => start.mutateAsync({ params: { id }, body })}
      />
    </div>
  );
}
