import { useMutation } from '@tanstack/react-query';
import type { Notification } from '@market/domain/notifications/notification';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { NotificationRow } from './notification-row';
import { markRead } from './notifications.queries';

/** Notifications as links. Opening one marks it as read. */
export function NotificationRows({
  rows,
  full,
}: {
  rows: readonly Notification[];
  /** Shows all lines of the details, where there is room. */
  full?: boolean;
}) {
  const { api } = useServices();
  const now = useNow();
  const read = useMutation(markRead(api));
  return (
    <ul>
      {rows.map((row) => (
        <NotificationRow
          key={row.id}
          notification={row}
          now={now}
          full={full}
          onOpen={() => {
            if (!row.isRead) read.mutate({ params: { id: row.id } });
          }}
        />
      ))}
    </ul>
  );
}

export const NotificationSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 p-4">
    <p role="status" className="sr-only">
      Loading
    </p>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-9" />
    ))}
  </div>
);
