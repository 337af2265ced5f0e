import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/account';
import { roleNames } from '@market/domain/accounts/roles';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buttonClass } from '@market/ui/button';
import { ConsoleShell } from '@market/ui/console-shell';
import { mainId } from '@market/ui/skip-link';
import { UserMenu } from '@market/ui/user-menu';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { ordersToConfirmQuery } from '../../features/orders/orders.queries';
import { useSignOut } from '../../features/account/use-sign-out';
import { currentPage } from '../page-matches';
import { paths } from '../paths';
import { navigation } from './navigation';
import { OrderSearch } from './order-search';

/** The frame of every page behind the sign-in: what this person may open, and who they are. */
export function ConsoleLayout() {
  const { api, config } = useServices();
  const { pathname } = useLocation();
  const can = useCan();
  const user = useUser();
  const signOut = useSignOut();
  const mayConfirm = can(orders.list);
  const toConfirm = useQuery({ ...ordersToConfirmQuery(api), enabled: mayConfirm });
  useFocusOnNewPage();
  if (!user) return null;

  return (
    <ConsoleShell
      role="merchant"
      brand={{ name: config.platformName }}
      roleLabel="Merchant"
      homeTo={paths.dashboard.href()}
      groups={navigation(can, toConfirm.data)}
      currentPath={pathname}
      search={mayConfirm && <OrderSearch />}
      actions={
        <a href={config.origins.storefront} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink size={16} />
          <span className="max-md:sr-only">Open the shop</span>
        </a>
      }
      account={
        <UserMenu
          name={fullName(user)}
          detail={[user.storeName, roleNames[user.role]].filter(Boolean).join(' · ')}
          items={[{ label: 'Account', to: paths.account.href() }, 'separator', { label: 'Sign out', onSelect: signOut }]}
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
