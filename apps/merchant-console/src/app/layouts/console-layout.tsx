import { lazy } from 'react';
import { ExternalLink } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import { ButtonAnchor } from '@market/ui/button-anchor';
import { ConsoleShell } from '@market/ui/console-shell';
import { UserMenu } from '@market/ui/user-menu';
import { ConsoleSearch } from '@market/console/search/console-search';
import { TopBarActions } from '@market/console/shell/top-bar-actions';
import { StaleNotice } from '@market/console/shell/stale-notice';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { useSignOut } from '@market/web-kit/sign-out';
import { useTaskCounts } from '../../features/orders/use-task-counts';
import { paths } from '../paths';
import { navigation } from './navigation';

const MerchantSearch = lazy(async () => ({
  default: (await import('../../features/search/merchant-search')).MerchantSearch,
}));

const hrefs = {
  order: (id: string) => paths.orders.detail.href({ id }),
  ordersMatching: (search: string) => paths.orders.list.href({ search }),
  product: (id: string) => paths.products.edit.href({ id }),
  coupon: (id: string) => paths.coupons.edit.href({ id }),
} as const;

export function ConsoleLayout() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const can = useCan();
  const user = useUser();
  const signOut = useSignOut();
  const waiting = useTaskCounts();
  if (!user) return null;

  const pages = navigation(can, waiting);
  return (
    <ConsoleShell
      role="merchant"
      brand={{ name: config.platformName }}
      roleLabel="Merchant"
      homeTo={paths.dashboard.href()}
      groups={pages}
      currentPath={pathname}
      search={
        <ConsoleSearch
          palette={(close, typed) => (
            <MerchantSearch pages={pages} hrefs={hrefs} typed={typed} onClose={close} />
          )}
        />
      }
      banner={<StaleNotice />}
      actions={
        <>
          <TopBarActions
            pages={pages}
            accountTo={paths.account.href()}
            notificationsTo={paths.notifications.href()}
          />
          {user.storeUrl !== undefined && (
            <ButtonAnchor icon={<ExternalLink size={16} />} href={user.storeUrl} newTab>
              <span className="max-md:sr-only">View your store</span>
            </ButtonAnchor>
          )}
        </>
      }
      account={
        <UserMenu
          name={fullName(user)}
          detail={[user.storeName, roleNames[user.role]].filter(Boolean).join(' · ')}
          items={[
            { label: 'Account', to: paths.account.href() },
            { label: 'Sign out', onSelect: signOut },
          ]}
        />
      }
    >
      <Outlet />
    </ConsoleShell>
  );
}
