import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { COUNT_CAP } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Tabs } from '@market/ui/tabs';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { NotificationRows, NotificationSkeleton } from './notification-rows';
import {
  notificationSearchSchema,
  allReadMutation,
  notificationsQuery,
  unreadQuery,
} from './notifications.queries';

/** The person's notifications, all or unread ones, unread first. */
export function NotificationsPage({ preferencesTo }: { preferencesTo: string }) {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(notificationSearchSchema);
  const list = useQuery(notificationsQuery(api, search));
  const unread = useQuery(unreadQuery(api)).data?.unread;
  const allRead = useMutation(allReadMutation(api));
  useLastPage(list, search, setSearch);

  return (
    <>
      <PageHeader
        title="Notifications"
        description={
          <>
            What needed your attention, unread first.{' '}
            <Link to={preferencesTo} className="link">
              Eemail preferences
            </Link>
          </>
        }
        actions={
          // Always there: on a phone the list would move when it appears.
          <Button
            aria-disabled={!unread}
            busy={allRead.isPending}
            busyLabel="Marking…"
            onClick={() => allRead.mutate({})}
          >
            Mark all as read
          </Button>
        }
      />
      <Tabs
        label="Show"
        items={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread', count: unread },
        ]}
        value={search.show}
        onValueChange={(show) => setSearch({ show })}
      />
      <Card flush>
        {queryError(list) ??
          (list.data === undefined ? (
            <NotificationSkeleton />
          ) : list.data.rows.length > 0 ? (
            <NotificationRows rows={list.data.rows} full />
          ) : search.show === 'unread' ? (
            <EmptyState tone="done" title="No unread notifications">
              New notifications appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No notifications yet" icon={<Bell />}>
              What needs your attention appears here.
            </EmptyState>
          ))}
        {list.data && list.data.count > 0 && (
          <Pager
            page={search.page}
            pageSize={search.size}
            total={list.data.count}
            capped={search.show === 'all' && list.data.count >= COUNT_CAP}
            onPageChange={(page) => setSearch({ page })}
            onPageSizeChange={(size) => setSearch({ size })}
          />
        )}
      </Card>
    </>
  );
}
