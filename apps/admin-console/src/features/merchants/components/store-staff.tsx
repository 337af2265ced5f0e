import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '@market/domain/accounts/account';
import { formatDate } from '@market/domain/lagos-time';
import { DEFAULT_PAGE_SIZE } from '@market/domain/page-limits';
import type { StaffMember } from '@market/domain/staff/staff';
import { permissionsText, roleNameOf } from '@market/domain/staff/staff-texts';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import { StatusTag } from '@market/ui/status-tag';
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
        <span className="block text-xs font-normal text-muted">{member.email}</span>
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Permissions',
    className: 'md:py-2',
    cell: (member) => (
      <span className="block max-w-96 min-w-0 whitespace-normal max-md:text-right">
        {roleNameOf(member)}
        <span className="block text-xs text-muted">{permissionsText(member)}</span>
      </span>
    ),
  },
  {
    id: 'lastLogin',
    header: 'Last signed in',
    className: 'whitespace-nowrap nums',
    cell: ({ lastLogin }) => (lastLogin ? formatDate(lastLogin) : 'Never'),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={status === 'active' ? 'done' : 'pending'}>
        {status === 'active' ? 'Active' : 'Invited'}
      </StatusTag>
    ),
  },
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
