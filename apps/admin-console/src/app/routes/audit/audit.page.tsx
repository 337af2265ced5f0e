import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isCountCapped } from '@market/domain/list-limits';
import { DownloadButton } from '@market/console/download-button';
import { ListViews } from '@market/console/views/list-views';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useServices } from '@market/web-kit/services';
import { AuditDrawer } from '../../../features/audit/components/audit-drawer';
import { AuditFilters } from '../../../features/audit/components/audit-filters';
import {
  auditColumns,
  auditSortOptions,
  AuditTable,
} from '../../../features/audit/components/audit-table';
import { auditExportQuery, auditList } from '../../../features/audit/audit.queries';
import { isFiltered } from '../../../features/audit/audit-search.schema';
import { paths } from '../../paths';
import { recordHref } from './record-href';

export function AuditPage() {
  const { api } = useServices();
  const [params] = useSearchParams();
  const { list, search, setSearch, table } = useList(auditList, isCountCapped);
  const open = list.data?.rows.find(({ id }) => id === search.entry);
  const entryHref = ({ id }: { id: string }) => {
    const next = new URLSearchParams(params);
    next.set('entry', id);
    return `${paths.audit.href()}?${next.toString()}`;
  };

  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who did what to which record. Entries are never changed or deleted."
        actions={
          <>
            <ListViews
              list="admin-audit"
              href={paths.audit.href()}
              columns={auditColumns(entryHref)}
            />
            <DownloadButton link={auditExportQuery(api, search)}>Export CSV</DownloadButton>
          </>
        }
      />
      <AuditFilters
        search={search}
        actorName={list.data?.rows[0]?.actorName}
        onChange={(patch, options) => setSearch({ ...patch, entry: undefined }, options)}
      />
      <AuditTable
        {...table}
        sorting={{
          options: auditSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort, entry: undefined }),
        }}
        filtered={isFiltered(search)}
        entryHref={entryHref}
        empty={
          <EmptyState title="No entries yet" icon={<ScrollText />}>
            Decisions by platform staff appear here.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No entries match these filters"
            action={
              <Button
                onClick={() =>
                  setSearch({
                    search: undefined,
                    subject: undefined,
                    action: undefined,
                    actorId: undefined,
                    from: undefined,
                    to: undefined,
                  })
                }
              >
                Clear filters
              </Button>
            }
          />
        }
      />
      {open && (
        <AuditDrawer
          key={open.id}
          entry={open}
          recordHref={recordHref(open)}
          actorHref={paths.audit.href({ actorId: open.actorId })}
          onClose={() => setSearch({ entry: undefined, page: search.page })}
        />
      )}
    </>
  );
}
