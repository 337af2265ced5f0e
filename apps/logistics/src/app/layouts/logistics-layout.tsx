import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import { LogisticsShell } from '@market/ui/logistics-shell';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { paths } from '../paths';
import { useTabs } from './use-tabs';

const NotificationBell = lazy(async () => ({
  default: (await import('@market/console/notifications/bell')).NotificationBell,
}));

const StaleNotice = lazy(async () => ({
  default: (await import('@market/console/shell/stale-notice')).StaleNotice,
}));

const NetworkNotice = lazy(async () => ({
  default: (await import('../../shared/network-notice')).NetworkNotice,
}));

const QueuedStepsBanner = lazy(async () => ({
  default: (await import('../../features/orders/components/queued-steps-banner')).QueuedStepsBanner,
}));

interface LogisticsLayoutProps {
  /** The title and back link of a detail page. */
  page?: { title: string; subtitle?: string; back: { label: string; to: string } };
  stickyBar?: ReactNode;
  children: ReactNode;
}

export function LogisticsLayout({ page, stickyBar, children }: LogisticsLayoutProps) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const user = useUser();
  const tabs = useTabs();
  if (!user) return null;
  const userHeader = {
    title: user.shippingCompany ?? config.platformName,
    subtitle: `${fullName(user)}, ${roleNames[user.role].toLowerCase()}`,
  };
  return (
    <LogisticsShell
      {...userHeader}
      {...page}
      brand={{ name: config.platformName }}
      homeTo={paths.home.href()}
      tabs={tabs}
      currentPath={pathname}
      actions={
        <Suspense>
          <NotificationBell
            allTo={paths.notifications.href()}
            preferencesTo={paths.account.href()}
          />
        </Suspense>
      }
      banner={
        <Suspense>
          <StaleNotice />
          <NetworkNotice />
          <QueuedStepsBanner to={paths.waiting.href()} />
        </Suspense>
      }
      stickyBar={stickyBar}
    >
      {children}
    </LogisticsShell>
  );
}

/** Renders nothing during sign-out, so that pages can rely on having a user. */
export function SignedInLayout() {
  return useUser() ? <Outlet /> : null;
}

export function TabsLayout() {
  return (
    <LogisticsLayout>
      <Outlet />
    </LogisticsLayout>
  );
}
