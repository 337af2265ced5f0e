import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import type { ImportProblemGroup } from '@market/domain/catalogue/product-import';
import { Dialog } from '@market/ui/dialog';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { importProblemsQuery } from '../product-imports.queries';
import { ProblemTable } from './problem-table';

export function ProblemGroupDialog({
  id,
  group,
  onClose,
}: {
  id: string;
  group: ImportProblemGroup;
  onClose: () => void;
}) {
  const { api } = useServices();
  const [page, setPage] = useState({ page: 1, size: DEFAULT_PAGE_SIZE });
  const problems = useQuery(
    importProblemsQuery(api, id, {
      ...page,
      severity: group.severity,
      column: group.column ?? '',
      message: group.message,
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={group.column ?? 'Whole lines'}
      description={group.message}
    >
      <ProblemTable
        problems={problems.data?.rows}
        refetching={problems.isPlaceholderData}
        error={queryError(problems)}
        footer={
          problems.data &&
          problems.data.count > page.size && (
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
    </Dialog>
  );
}
