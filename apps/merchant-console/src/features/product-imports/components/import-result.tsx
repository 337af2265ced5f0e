import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '@market/domain/paging';
import type { ProductImport } from '@market/domain/catalogue/product-import';
import { counted } from '@market/domain/counted';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { importProblemsQuery } from '../product-imports.queries';
import { ProblemTable } from './problem-table';

/** What became of a file: sums, and every problem by line and column. */
export function ImportResult({ productImport }: { productImport: ProductImport }) {
  const { id, counts, errorCount, noteCount } = productImport;
  const { api } = useServices();
  const [page, setPage] = useState({ page: 1, size: DEFAULT_PAGE_SIZE });
  const problems = useQuery({ ...importProblemsQuery(api, id, page), enabled: errorCount + noteCount > 0 });
  return (
    <div className="grid gap-4">
      <KpiRow label="Products">
        <Kpi label="New" value={counts.created} note="In approval now" />
        <Kpi label="Changed" value={counts.updated} />
        <Kpi label="As they were" value={counts.unchanged} />
        <Kpi label="Left out" value={counts.failed} note={counts.failed > 0 && 'See why below'} />
      </KpiRow>
      {errorCount + noteCount === 0 ? (
        <Alert tone="success">Every line went in as it was.</Alert>
      ) : (
        <Card title={`${counted(errorCount, 'error')}, ${counted(noteCount, 'note')}`} flush>
          <ProblemTable
            problems={problems.data?.rows}
            refetching={problems.isPlaceholderData}
            error={queryError(problems)}
            footer={
              problems.data && (
                <Pager
                  page={page.page}
                  pageSize={page.size}
                  total={problems.data.count}
                  onPageChange={(next) => setPage({ ...page, page: next })}
                  onPageSizeChange={(size) => setPage({ page: 1, size })}
                />
              )
            }
          />
        </Card>
      )}
    </div>
  );
}
