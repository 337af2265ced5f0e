import type { ReactNode } from 'react';
import { PersonAvatar } from '@market/console/people/person-avatar';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { fullName } from '@market/domain/accounts/person-name';
import type { Admin, AdminSort } from '@market/domain/accounts/admin';
import { roleNames } from '@market/domain/accounts/roles';
import { formatRecent } from '@market/domain/lagos-time';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { accessText, adminStatusTexts, activePeopleTab } from '../model/people-texts';
import type { PeopleSearch } from '../people.queries';
import { ApproverLevel } from './approver-level';

interface PeopleTableProps {
  role: PeopleSearch['role'];
  rows: readonly Admin[] | undefined;
  ownId: string;
  now: Date;
  refetching: boolean;
  sorting: Sorting<AdminSort | undefined>;
  filtered: boolean;
  hrefOf: (person: Admin) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const peopleSortOptions: readonly SortOption<AdminSort | undefined>[] = [
  { value: undefined, label: 'name, A to Z', by: { column: 'name', direction: 'ascending' } },
  { value: 'name-desc', label: 'name, Z to A', by: { column: 'name', direction: 'descending' } },
  {
    value: 'lastLogin',
    label: 'latest sign-in first',
    by: { column: 'lastLogin', direction: 'descending' },
  },
  {
    value: 'lastLogin-asc',
    label: 'longest without sign-in first',
    by: { column: 'lastLogin', direction: 'ascending' },
  },
];

const approvalCountColumns: readonly Column<Admin>[] = [
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ approvals }) => approvals?.waiting },
  {
    id: 'thisYear',
    header: 'This year',
    align: 'end',
    cell: ({ approvals }) => approvals?.thisYear,
  },
];

export const peopleColumns = ({
  role,
  ownId,
  now,
  hrefOf,
}: Pick<PeopleTableProps, 'role' | 'ownId' | 'now' | 'hrefOf'>): Column<Admin>[] => [
  {
    id: 'name',
    header: 'Name',
    className: 'md:max-w-52 md:@3xl:max-w-80',
    cell: (person) => (
      <span className="flex items-center gap-3">
        <PersonAvatar person={person} />
        <span className="min-w-0">
          <span className="block wrap-anywhere whitespace-normal">
            <Link to={hrefOf(person)} className="hover:underline">
              {fullName(person)}
            </Link>
            {person.id === ownId && <span className="font-normal text-muted"> (you)</span>}
          </span>
          <span
            title={person.email}
            className="block text-xs font-normal text-muted max-md:break-words md:truncate"
          >
            <EmailText>{person.email}</EmailText>
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'access',
    header: activePeopleTab(role).access,
    className: 'md:max-w-48 md:@3xl:max-w-64',
    cell: (person) =>
      person.role === 'approver' ? (
        <ApproverLevel approver={person} />
      ) : (
        <span className="block whitespace-normal max-md:text-right">
          {roleNames[person.role]}
          {person.role !== 'dispatcher' && person.role !== 'scheduler' && (
            <span
              title={accessText(person)}
              className="block text-xs text-muted max-md:whitespace-normal md:truncate"
            >
              {accessText(person)}
            </span>
          )}
        </span>
      ),
  },
  ...(role === 'approver' ? approvalCountColumns : []),
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ lastLogin }) => (lastLogin ? formatRecent(lastLogin, now) : 'Never'),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={adminStatusTexts[status].tone}>{adminStatusTexts[status].label}</StatusTag>
    ),
  },
];

export function PeopleTable({ role, ownId, now, hrefOf, ...table }: PeopleTableProps) {
  return (
    <DataTable
      caption={activePeopleTab(role).label}
      columns={useShownColumns(peopleColumns({ role, ownId, now, hrefOf }))}
      rowKey={({ id }) => id}
      skeletonRows={5}
      {...table}
    />
  );
}
