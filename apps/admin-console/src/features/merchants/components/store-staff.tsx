import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffColumns } from '@market/console/people/staff-columns';
import { fullName } from '@market/domain/accounts/person-name';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import type { StaffMember } from '@market/domain/staff/staff';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { storeStaffQuery } from '../merchants.queries';

const columns: readonly Column<StaffMember>[] = [
  {
    id: 'name',
    header: 'Name',
    className: 'md:py-2',
    cell: (member) => (
      <span className="block max-w-72 wrap-anywhere whitespace-normal">
        {fullName(member)}
        <span className="block text-xs font-normal text-muted">
          <EmailText>{member.email}</EmailText>
        </span>
      </span>
    ),
  },
  ...staffColumns,
];

/** The owner and the staff of a store. */
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
