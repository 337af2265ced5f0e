import type { ReactNode } from 'react';
import { staffColumns } from '@market/console/people/staff-columns';
import type { Account } from '@market/domain/accounts/account';
import { fullName } from '@market/domain/accounts/person-name';
import type { StaffMember } from '@market/domain/staff/staff';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { canManage } from '../model/permissions';
import { StaffMenu } from './staff-menu';

interface StaffTableProps {
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

const createColumns = ({
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
          {canManage(me, member) ? (
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
          <EmailText>{member.email}</EmailText>
        </span>
      </>
    ),
  },
  ...staffColumns,
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (member) =>
      canManage(me, member) && (
        <StaffMenu member={member} editHref={editHref(member)} onRemove={() => onRemove(member)} />
      ),
  },
];

export function StaffTable({ me, editHref, onRemove, ...table }: StaffTableProps) {
  return (
    <DataTable
      caption="Staff"
      columns={createColumns({ me, editHref, onRemove })}
      rowKey={({ id }) => id}
      skeletonRows={4}
      {...table}
    />
  );
}
