import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { isCountCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { useList } from '@market/web-kit/list/use-list';
import { useServices } from '@market/web-kit/services';
import { NotificationRows, NotificationSkeleton } from './notification-rows';
import { markAllRead, notificationList, unreadCountQuery } from './notifications.queries';

export function NotificationsPage({ preferencesTo }: { preferencesTo: string }) {
  const { api } = useServices();
  const { list, search, setSearch, table } = useList(
    notificationList,
    (list, { show }) => show === 'all' && isCountCapped(list),
  );
  const unread = useQuery(unreadCountQuery(api)).data?.unread;
  const allRead = useMutation(markAllRead(api));

  return (
    <>
      <PageHeader
        title="Notifications"
        description={
          <>
            Everything that needed your attention, unread first.{' '}
            <Link to={preferencesTo} className="link touch-area">
              Email preferences
            </Link>
          </>
        }
        actions={
          // The button is always shown. If it appeared later, it would move the list on a phone.
          <Button
            // Above the link's touch area.
            className="relative"
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
      <Card flush className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        {table.error ??
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
              Anything that needs your attention appears here.
            </EmptyState>
          ))}
        {list.data && list.data.count > 0 && table.footer}
      </Card>
    </>
  );
}
