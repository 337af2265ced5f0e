import type { ReactNode } from 'react';
import { dateSortOptions } from '@market/console/sort-options';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { roleNames } from '@market/domain/accounts/roles';
import { auditActionLabels, type AuditEntry } from '@market/domain/audit/audit';
import type { AuditSort } from '@market/domain/audit/audit-query';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortenPaymentReferences } from '@market/domain/transactions/payment-reference';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { entrySummary } from '../../../shared/audit-changes';
import { subjectLabel } from '../model/audit-texts';

interface AuditTableProps {
  rows: readonly AuditEntry[] | undefined;
  refetching: boolean;
  sorting: Sorting<AuditSort | undefined>;
  filtered: boolean;
  entryHref: (entry: AuditEntry) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const auditSortOptions: readonly SortOption<AuditSort | undefined>[] =
  dateSortOptions('time');

export const auditColumns = (entryHref: AuditTableProps['entryHref']): Column<AuditEntry>[] => [
  {
    id: 'action',
    header: 'Action',
    className: 'md:max-w-72',
    cell: (entry) => (
      <span className="block min-w-0">
        <Link to={entryHref(entry)} className="block whitespace-normal hover:underline">
          {auditActionLabels[entry.action]}
        </Link>
        <span
          title={entrySummary(entry)}
          className="text-xs font-normal wrap-anywhere text-muted max-md:line-clamp-2 md:block md:truncate"
        >
          {entrySummary(entry)}
        </span>
      </span>
    ),
  },
  {
    id: 'record',
    header: 'Record',
    className: 'md:max-w-56',
    cell: ({ subject, subjectName }) => (
      <span className="block min-w-0 max-md:text-right">
        <span title={subjectName} className="block wrap-anywhere md:truncate">
          {shortenPaymentReferences(subjectName)}
        </span>
        <span className="block text-xs text-muted">{subjectLabel(subject)}</span>
      </span>
    ),
  },
  {
    id: 'actor',
    header: 'By',
    className: 'md:max-w-56',
    cell: ({ actorName, actorRole }) => (
      <span className="block min-w-0 max-md:text-right">
        <span title={actorName} className="block wrap-anywhere md:truncate">
          {actorName}
        </span>
        <span className="block text-xs text-muted">{roleNames[actorRole]}</span>
      </span>
    ),
  },
  {
    id: 'time',
    header: 'Time',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ at }) => formatDateTimeYear(at),
  },
];

export const AuditTable = ({ entryHref, ...table }: AuditTableProps) => (
  <DataTable
    caption="Audit log"
    columns={useShownColumns(auditColumns(entryHref))}
    rowKey={({ id }) => id}
    {...table}
  />
);
