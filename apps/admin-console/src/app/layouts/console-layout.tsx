import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/account';
import { roleNames } from '@market/domain/accounts/roles';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { ConsoleShell } from '@market/ui/console-shell';
import { mainId } from '@market/ui/skip-link';
import { UserMenu } from '@market/ui/user-menu';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { useSignOut } from '../../features/account/use-sign-out';
import { currentPage } from '../page-matches';
import { paths } from '../paths';
import { useWaiting } from '../waiting';
import { navigation } from './navigation';
import { OrderSearch } from './order-search';

/** The frame of every page behind the sign-in: what this person may open, and who they are. */
export function ConsoleLayout() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const can = useCan();
  const user = useUser();
  const signOut = useSignOut();
  const waiting = useWaiting();
  useFocusOnNewPage();
  if (!user) return null;

  const counts = { stores: waiting.stores.data?.count, products: waiting.products.data?.count, orders: waiting.orders.data?.count, payouts: waiting.payouts.data?.count };
  return (
    <ConsoleShell
      role="admin"
      brand={{ name: config.platformName }}
      roleLabel="Admin"
      homeTo={paths.overview.href()}
      groups={navigation(can, counts)}
      currentPath={pathname}
      search={can(orders.list) && <OrderSearch />}
      account={
        <UserMenu
          name={fullName(user)}
          detail={roleNames[user.role]}
          items={[{ label: 'Account', to: paths.account.href() }, 'separator', { label: 'Sign out', onSelect: () => signOut() }]}
        />
      }
    >
      <Outlet />
    </ConsoleShell>
  );
}

/** A new page is read from its top; a drawer over the same page takes the focus by itself. */
function useFocusOnNewPage(): void {
  const page = currentPage(useMatches());
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page]);
}
