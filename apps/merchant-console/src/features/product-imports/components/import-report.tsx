import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportProblemGroup, ProductImport } from '@market/domain/catalogue/product-import';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { reportedCount, reportTitle } from '../model/report-texts';
import { importSummaryQuery } from '../product-imports.queries';
import { ProblemGroupDialog } from './problem-group-dialog';
import { ReportTable } from './report-table';

/** What an import leaves out or changes: a forecast before the start, the result afterwards. */
export function ImportReport({ productImport }: { productImport: ProductImport }) {
  const { id, status } = productImport;
  const { api } = useServices();
  const [shown, setShown] = useState<ImportProblemGroup>();
  const isEmpty = reportedCount(productImport) === 0;
  const summary = useQuery({ ...importSummaryQuery(api, id), enabled: !isEmpty });
  if (isEmpty)
    return (
      <Alert tone="success">
        {status === 'done'
          ? 'Every line was imported unchanged.'
          : 'Every value in the file will be imported unchanged.'}
      </Alert>
    );
  return (
    <Card title={reportTitle(productImport)} flush>
      <ReportTable groups={summary.data} error={queryError(summary)} onShow={setShown} />
      {shown && <ProblemGroupDialog id={id} group={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
