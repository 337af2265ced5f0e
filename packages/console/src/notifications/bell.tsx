import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { CountBadge } from '@market/ui/count-badge';
import { DisclosureMenu } from '@market/ui/disclosure-menu';
import { useServices } from '@market/web-kit/services';
import { NotificationPanel } from './notification-panel';
import { unreadCountQuery } from './notifications.queries';

/**
 * The button with the number of unread notifications, and their list below it. A native `details`
 * element, because every page loads it.
 *
 * @param pages The page with all notifications, and the one with the email preferences.
 */
export function NotificationBell(pages: ComponentProps<typeof NotificationPanel>) {
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(unreadCountQuery(api));
  const unread = data?.unread ?? 0;
  return (
    <DisclosureMenu
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      onOpenChange={setIsOpen}
      summaryClassName="relative grid size-10 cursor-pointer list-none place-items-center rounded-2 hover:inset-ring hover:inset-ring-line-strong pointer-coarse:size-touch"
      summary={
        <>
          <Bell size={19} />
          {unread > 0 && (
            <CountBadge
              value={unread}
              tone="accent"
              aria-hidden
              className="absolute -top-0.5 -right-1 h-[17px] min-w-[17px] pointer-coarse:top-1 pointer-coarse:right-0.5"
            />
          )}
        </>
      }
      panelClassName="absolute top-full right-0 z-(--z-dropdown) mt-1.5 max-h-[min(38rem,calc(100dvh-var(--topbar)-1rem))] w-96 overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface text-text shadow-3 max-md:fixed max-md:inset-x-3 max-md:top-(--topbar) max-md:w-auto"
    >
      {isOpen && <NotificationPanel {...pages} />}
    </DisclosureMenu>
  );
}
