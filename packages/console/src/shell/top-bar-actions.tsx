import { lazy, Suspense } from 'react';
import type { NavGroup } from '@market/ui/console-shell';

// Loaded after the page, because pages can be read without these tools.
const ConsoleShortcuts = lazy(async () => ({
  default: (await import('../shortcuts/console-shortcuts')).ConsoleShortcuts,
}));
const NotificationBell = lazy(async () => ({
  default: (await import('../notifications/bell')).NotificationBell,
}));

interface TopBarActionsProps {
  pages: readonly NavGroup[];
  accountTo: string;
  notificationsTo: string;
}

export const TopBarActions = ({ pages, accountTo, notificationsTo }: TopBarActionsProps) => (
  <div className="flex h-10 min-w-10 items-center justify-end gap-1 md:min-w-21 pointer-coarse:min-w-touch pointer-coarse:h-touch">
    <Suspense>
      <ConsoleShortcuts pages={pages} />
      <NotificationBell allTo={notificationsTo} preferencesTo={accountTo} />
    </Suspense>
  </div>
);
