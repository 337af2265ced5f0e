import { lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import { ConsoleShell } from '@market/ui/console-shell';
import { UserMenu } from '@market/ui/user-menu';
import { ConsoleSearch } from '@market/console/search/console-search';
import { TopBarActions } from '@market/console/shell/top-bar-actions';
import { StaleNotice } from '@market/console/shell/stale-notice';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { useSignOut } from '@market/web-kit/sign-out';
import { paths } from '../paths';
import { navigation } from './navigation';
import { useInboxCounts } from './use-inbox-counts';

const AdminSearch = lazy(async () => ({
  default: (await import('../../features/search/admin-search')).AdminSearch,
}));

const hrefs = {
  order: (id: string) => paths.orders.detail.href({ id }),
  ordersMatching: (search: string) => paths.orders.list.href({ search }),
  assignOrder: (id: string) => paths.orders.assign.href({ id }),
  product: (id: string) => paths.products.detail.href({ id }),
  merchant: (id: string) => paths.merchants.detail.href({ id }),
  admin: (id: string) => paths.people.detail.href({ id }),
  transaction: (id: string) => paths.transactions.detail.href({ id }),
  payout: (reference: string) => paths.payouts.detail.href({ reference }),
  financeReport: (storeId: string) => paths.finance.reports.href({ storeId }),
} as const;

export function ConsoleLayout() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const can = useCan();
  const user = useUser();
  const signOut = useSignOut();
  const counts = useInboxCounts();
  if (!user) return null;

  const pages = navigation(can, counts);
  return (
    <ConsoleShell
      role="admin"
      brand={{ name: config.platformName }}
      roleLabel="Admin"
      homeTo={paths.overview.href()}
      groups={pages}
      currentPath={pathname}
      search={
        <ConsoleSearch
          palette={(close, typed) => (
            <AdminSearch pages={pages} hrefs={hrefs} typed={typed} onClose={close} />
          )}
        />
      }
      banner={<StaleNotice />}
      actions={
        <TopBarActions
          pages={pages}
          accountTo={paths.account.href()}
          notificationsTo={paths.notifications.href()}
        />
      }
      account={
        <UserMenu
          name={fullName(user)}
          detail={roleNames[user.role]}
          items={[
            { label: 'Account', to: paths.account.href() },
            { label: 'Sign out', onSelect: () => signOut() },
          ]}
        />
      }
    >
      <Outlet />
    </ConsoleShell>
  );
}
