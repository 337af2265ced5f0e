import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, LinkButton } from '@market/ui/link';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { NotificationRows, NotificationSkeleton } from './notification-rows';
import { markAllRead, latestNotificationsQuery } from './notifications.queries';

interface NotificationPanelProps {
  allTo: string;
  preferencesTo: string;
}

export function NotificationPanel({ allTo, preferencesTo }: NotificationPanelProps) {
  const { api } = useServices();
  const list = useQuery(latestNotificationsQuery(api));
  const allRead = useMutation(markAllRead(api));
  const { rows = [], unread = 0 } = list.data ?? {};
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
          <NotificationSkeleton />
        ) : rows.length === 0 ? (
          <p className="px-4 py-6 text-sm text-muted">
            No notifications yet. Anything that needs your attention appears here.
          </p>
        ) : (
          <NotificationRows rows={rows} />
        ))}
      <div className="sticky bottom-0 flex min-h-12 items-center justify-between gap-3 border-t border-line bg-surface px-4 text-sm">
        <Link to={allTo} className="link touch-area">
          See all
        </Link>
        <Link to={preferencesTo} className="link touch-area">
          Email preferences
        </Link>
      </div>
    </section>
  );
}
