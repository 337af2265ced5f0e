import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '@market/domain/page-limits';
import { Link } from '@market/ui/link';
import { LinkButton } from '@market/ui/link-button';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { NotificationRow } from './notification-row';
import { allReadMutation, notificationsQuery, readMutation } from './notifications.queries';

const PAGE = 10;

/** The person's notifications, unread first. Opening one marks it as read. */
export function NotificationPanel({ preferencesTo }: { preferencesTo: string }) {
  const { api } = useServices();
  const now = useNow();
  const [limit, setLimit] = useState(PAGE);
  const list = useQuery(notificationsQuery(api, limit));
  const read = useMutation(readMutation(api));
  const allRead = useMutation(allReadMutation(api));
  const { rows = [], count = 0, unread = 0 } = list.data ?? {};
  return (
    <section aria-label="Notifications">
      <div className="sticky top-0 z-1 flex min-h-12 items-center justify-between gap-3 border-b border-line bg-surface px-4">
        <h2 className="text-sm font-semibold">Notifications</h2>
        {unread > 0 && (
          <LinkButton disabled={allRead.isPending} onClick={() => allRead.mutate({})}>
            Mark all as read
          </LinkButton>
        )}
      </div>
      {queryError(list) ??
        (list.data === undefined ? (
          <LoadingRows />
        ) : rows.length === 0 ? (
          <p className="px-4 py-6 text-sm text-muted">
            No notifications yet. What needs your attention appears here.
          </p>
        ) : (
          <ul>
            {rows.map((row) => (
              <NotificationRow
                key={row.id}
                notification={row}
                now={now}
                onOpen={() => {
                  if (!row.isRead) read.mutate({ params: { id: row.id } });
                }}
              />
            ))}
          </ul>
        ))}
      <div className="sticky bottom-0 flex min-h-12 items-center justify-between gap-3 border-t border-line bg-surface px-4 text-sm">
        {rows.length < count && limit < MAX_PAGE_SIZE ? (
          <LinkButton onClick={() => setLimit(Math.min(limit + PAGE, MAX_PAGE_SIZE))}>
            Show older
          </LinkButton>
        ) : (
          <span />
        )}
        <Link to={preferencesTo} className="link">
          Mail preferences
        </Link>
      </div>
    </section>
  );
}

const LoadingRows = () => (
  <div aria-busy="true" className="grid gap-4 p-4">
    <p role="status" className="sr-only">
      Loading
    </p>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-9" />
    ))}
  </div>
);
