import { useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '@market/domain/counted';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { importStart } from '../product-imports.mutations';
import { importCategoriesQuery, importPreviewQuery } from '../product-imports.queries';
import { FirstRows } from './first-rows';
import { ProblemTable } from './problem-table';
import { SetUpForm } from './set-up-form';

/** The file before it is imported: what it holds, what is wrong with it, and where its products go. */
export function SetUp({ id }: { id: string }) {
  const { api } = useServices();
  const preview = useQuery(importPreviewQuery(api, id));
  const categories = useQuery(importCategoriesQuery(api));
  const start = useMutation(importStart(api));
  const error = queryError(preview) ?? queryError(categories);
  if (error) return <Card>{error}</Card>;
  if (!preview.data || !categories.data) return <Skeleton className="h-96 w-full" />;
  const { problems, errorCount, noteCount, unusedHeaders, headers, rows } = preview.data;
  const shown = problems.length;
  const all = errorCount + noteCount;

  return (
    <div className="grid gap-4">
      {all > 0 && (
        <Card title={`${counted(errorCount, 'error')}, ${counted(noteCount, 'note')}`} flush>
          <ProblemTable problems={problems} footer={all > shown && <p className="border-t border-line px-5 py-3 text-sm text-muted">The first {shown} of {all}. The whole list can be downloaded above.</p>} />
        </Card>
      )}
      <FirstRows headers={headers} rows={rows} />
      {unusedHeaders.length > 0 && <p className="text-sm text-pretty text-muted">Not used: {unusedHeaders.join(', ')}.</p>}
      <SetUpForm preview={preview.data} categories={categories.data} onStart={(body) => start.mutateAsync({ params: { id }, body })} />
    </div>
  );
}
