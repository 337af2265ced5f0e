import type { ReactNode } from 'react';
import type { HubStore } from '@market/domain/hubs/hub';
import { formatDate } from '@market/domain/lagos-time';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { HistoryButton } from '../../../shared/history-button';
import { DecideApplication } from './decide-application';

interface ApplicationTableProps {
  view: 'pending' | 'approved';
  rows: readonly HubStore[] | undefined;
  refetching: boolean;
  filtered: boolean;
  /** Undefined when the user has no access to stores. */
  storeHref: ((application: HubStore) => string) | undefined;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const applicationColumns = ({
  view,
  storeHref,
}: Pick<ApplicationTableProps, 'view' | 'storeHref'>): Column<HubStore>[] => [
  {
    id: 'store',
    header: 'Store',
    className: 'md:max-w-56',
    cell: (application) => (
      <>
        {storeHref ? (
          <Link
            to={storeHref(application)}
            title={application.storeName}
            className="block hover:underline max-md:wrap-anywhere md:truncate"
          >
            {application.storeName}
          </Link>
        ) : (
          <span className="block font-medium wrap-anywhere md:truncate">
            {application.storeName}
          </span>
        )}
        <span className="block text-xs font-normal text-muted md:truncate">
          {[application.merchantName, application.city, application.state]
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
  },
  {
    id: 'hub',
    header: 'Hub',
    className: 'md:max-w-56',
    cell: ({ hub }) => (
      <span className="block max-md:text-right">
        <span title={hub.name} className="block wrap-anywhere md:truncate">
          {hub.name}
        </span>
        <span className="block text-xs text-muted md:truncate">
          {`${hub.address.city}, ${hub.address.state}`}
        </span>
      </span>
    ),
  },
  {
    id: 'note',
    header: 'Note',
    className: 'md:max-w-64',
    cell: ({ note }) => (
      <span className="block min-w-32 text-sm whitespace-normal wrap-anywhere">{note ?? '–'}</span>
    ),
  },
  {
    id: 'at',
    header: view === 'pending' ? 'Applied' : 'Approved',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ appliedAt, decidedAt }) =>
      formatDate(view === 'pending' ? appliedAt : (decidedAt ?? appliedAt)),
  },
  ...(view === 'pending'
    ? ([
        {
          id: 'decision',
          header: 'Decision',
          headerHidden: true,
          align: 'end',
          card: 'action',
          cell: (application) => <DecideApplication application={application} />,
        },
      ] satisfies Column<HubStore>[])
    : []),
  {
    id: 'history',
    header: 'History',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: ({ storeId, storeName }) => (
      <HistoryButton subject="store" id={storeId} name={storeName} />
    ),
  },
];

export function ApplicationTable({ view, storeHref, ...table }: ApplicationTableProps) {
  return (
    <DataTable
      caption={view === 'pending' ? 'Pending hub applications' : 'Stores that use hubs'}
      columns={applicationColumns({ view, storeHref })}
      rowKey={({ storeId }) => storeId}
      {...table}
    />
  );
}
