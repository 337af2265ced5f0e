import { fullName } from '@market/domain/accounts/person-name';
import { formatDate } from '@market/domain/lagos-time';
import { permissionsText, getRoleName, type StaffMember } from '@market/domain/staff/staff';
import type { Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { StatusTag } from '@market/ui/status-tag';
import { PersonAvatar } from './person-avatar';

export const staffNameColumn: Column<StaffMember> = {
  id: 'name',
  header: 'Name',
  className: 'md:py-2',
  cell: (member) => (
    <span className="flex max-w-80 items-center gap-3">
      <PersonAvatar person={member} />
      <span className="min-w-0 wrap-anywhere whitespace-normal">
        {fullName(member)}
        <span className="block text-xs font-normal text-muted">
          <EmailText>{member.email}</EmailText>
        </span>
      </span>
    </span>
  ),
};

export const staffColumns: readonly Column<StaffMember>[] = [
  {
    id: 'role',
    header: 'Permissions',
    className: 'md:py-2',
    cell: (member) => (
      <span className="block max-w-96 min-w-0 whitespace-normal max-md:text-right">
        {getRoleName(member)}
        <span className="block text-xs text-muted">{permissionsText(member)}</span>
      </span>
    ),
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
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
