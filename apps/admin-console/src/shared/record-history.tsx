import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { historyReaders } from '@market/api-client/access';
import * as audit from '@market/api-client/contract/main/audit';
import { groupKey } from '@market/api-client/queries';
import { auditActionLabels, type AuditEntry, type AuditSubject } from '@market/domain/audit/audit';
import { formatRecent } from '@market/domain/lagos-time';
import { Skeleton } from '@market/ui/skeleton';
import { Timeline } from '@market/ui/timeline';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { AuditChanges } from './audit-changes';
import { HistoryTools } from './history-tools';

export interface RecordHistoryProps {
  subject: AuditSubject;
  /** Left out where the platform has only one such record. */
  id?: string;
  /** Adds a filter, and an export to a file of this name. */
  fileName?: string;
}

export function RecordHistory({ subject, id, fileName }: RecordHistoryProps) {
  const { api } = useServices();
  const can = useCan();
  const isAllowed = can(historyReaders[subject]);
  const history = useQuery({
    ...api.query(audit.history, { query: { subject, subjectId: id } }),
    enabled: isAllowed,
    staleTime: 0,
  });
  const [action, setAction] = useState<string>();
  useRefetchAfterActions();
  const shown = history.data?.filter((entry) => action === undefined || entry.action === action);
  if (!isAllowed) return null;
  return (
    <section aria-label="History" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">History</h3>
        {fileName !== undefined && history.data && shown && (
          <HistoryTools
            entries={history.data}
            shown={shown}
            action={action}
            onChange={setAction}
            fileName={fileName}
          />
        )}
      </div>
      {queryError(history) ?? <Entries entries={shown} />}
    </section>
  );
}

/** Any action on the page may have written an entry. */
function useRefetchAfterActions(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success')
        void queryClient.invalidateQueries({ queryKey: groupKey(audit.history) });
    });
    return stop;
  }, [queryClient]);
}

function Entries({ entries }: { entries: readonly AuditEntry[] | undefined }) {
  const now = useNow();
  if (!entries) return <Skeleton className="h-4 w-2/3" />;
  if (entries.length === 0) return <p className="text-sm text-muted">No changes yet.</p>;
  return (
    <Timeline
      label="History, newest first"
      items={entries.map(({ id, at, action, actorName, reason, changes }) => ({
        id,
        state: 'done',
        title: auditActionLabels[action],
        time: formatRecent(at, now),
        detail: (
          <span className="grid grid-cols-1 gap-2">
            <span className="wrap-anywhere">{actorName}</span>
            {reason && <span className="wrap-anywhere whitespace-pre-line">{`“${reason}”`}</span>}
          </span>
        ),
        body: changes.length > 0 && <AuditChanges changes={changes} />,
      }))}
    />
  );
}
