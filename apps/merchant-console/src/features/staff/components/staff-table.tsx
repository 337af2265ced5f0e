import type { ReactNode } from 'react';
import { fullName, type Account } from '@market/domain/accounts/account';
import { formatDate } from '@market/domain/lagos-time';
import type { StaffMember } from '@market/domain/staff/staff';
import { permissionsText, roleNameOf } from '@market/domain/staff/staff-texts';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { isBelow } from '../model/permissions';
import { StaffMenu } from './staff-menu';

interface StaffTableProps {
  /** `undefined` while the first page loads. */
  rows: readonly StaffMember[] | undefined;
  me: Account;
  refetching: boolean;
  filtered: boolean;
  editHref: (member: StaffMember) => string;
  onRemove: (member: StaffMember) => void;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const columnsWith = ({
  me,
  editHref,
  onRemove,
}: Pick<StaffTableProps, 'me' | 'editHref' | 'onRemove'>): Column<StaffMember>[] => [
  {
    id: 'name',
    header: 'Name',
    className: 'md:py-2',
    cell: (member) => (
      <>
        <span className="block max-w-72 break-words whitespace-normal">
          {isBelow(me, member) ? (
            <Link to={editHref(member)} className="hover:underline">
              {fullName(member)}
            </Link>
          ) : (
            fullName(member)
          )}
          {member.id === me.id && <span className="font-normal text-muted"> (you)</span>}
        </span>
        <span
          className="block max-w-72 text-xs font-normal text-muted max-md:break-words md:truncate"
          title={member.email}
        >
          {member.email}
        </span>
      </>
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
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (member) =>
      isBelow(me, member) && (
        <StaffMenu member={member} editHref={editHref(member)} onRemove={() => onRemove(member)} />
      ),
  },
];

export function StaffTable({ me, editHref, onRemove, ...table }: StaffTableProps) {
  return (
    <DataTable
      caption="Staff"
      columns={columnsWith({ me, editHref, onRemove })}
      rowKey={({ id }) => id}
      skeletonRows={4}
      {...table}
    />
  );
}
