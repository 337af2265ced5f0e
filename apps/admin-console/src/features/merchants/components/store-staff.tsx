import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffColumns, staffNameColumn } from '@market/console/people/staff-columns';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { storeStaffQuery } from '../merchants.queries';

const columns = [staffNameColumn, ...staffColumns];

export function StoreStaff({ storeId }: { storeId: string }) {
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const list = useQuery(storeStaffQuery(api, storeId, page));
  return (
    <DataTable
      caption="Staff"
      columns={columns}
      rows={list.data?.rows}
      rowKey={({ id }) => id}
      refetching={list.isPlaceholderData}
      skeletonRows={4}
      error={queryError(list)}
      empty={<EmptyState title="This store has no staff" />}
      footer={
        list.data && (
          <Pager
            page={page}
            pageSize={DEFAULT_PAGE_SIZE}
            total={list.data.count}
            onPageChange={setPage}
          />
        )
      }
    />
  );
}
