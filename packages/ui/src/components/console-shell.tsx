import { clsx } from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SideNav, type NavGroup } from '../console-shell/side-nav';
import { DrawerBanner } from '../lib/drawer-banner';
import { Brand, type BrandIdentity } from './brand';
import { IconButton } from './icon-button';
import { Link } from './link';
import { mainId, SkipLink } from './main-landmark';

export type { NavGroup, NavItem } from '../console-shell/side-nav';

/** Loaded when a phone opens the menu. */
const MenuSheet = lazy(async () => ({
  default: (await import('../console-shell/menu-sheet')).MenuSheet,
}));

export type ConsoleShellProps = {
  role: 'merchant' | 'admin';
  brand: BrandIdentity;
  roleLabel: string;
  homeTo: string;
  groups: readonly NavGroup[];
  /** The router's pathname, which highlights the current item. */
  currentPath: string;
  /** Shown at the bottom of the sidebar, usually a `UserMenu`. */
  account?: ReactNode;
  /** Shown at the start of the top bar: the search. */
  search?: ReactNode;
  /** Shown at the end of the top bar: links, help, notifications. */
  actions?: ReactNode;
  /** Notices above the page, across its width, such as the offline notice. */
  banner?: ReactNode;
  children: ReactNode;
};

/**
 * The layout for consoles: a sidebar of 248 px, an icon rail below 1280 px, a menu sheet below 760
 * px. Print shows the page only.
 */
export function ConsoleShell(props: ConsoleShellProps) {
  const {
    role,
    brand,
    roleLabel,
    homeTo,
    groups,
    currentPath,
    account,
    search,
    actions,
    banner,
    children,
  } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuUsed, setMenuUsed] = useState(false);
  return (
    <div
      data-role={role}
      className="grid min-h-dvh print:block md:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[var(--sidebar)_minmax(0,1fr)]"
    >
      <SkipLink />
      <aside
        aria-label="Sidebar"
        className={clsx(
          sideClass,
          'sticky top-0 z-(--z-header) h-dvh border-r border-side-line px-3 py-4 max-md:hidden max-xl:px-2 print:hidden',
        )}
      >
        <Link
          to={homeTo}
          className="mb-3.5 flex items-center rounded-2 px-2 py-1 max-xl:justify-center max-xl:px-0"
        >
          <Brand {...brand} size="sm" suffix={roleLabel} nameClassName="max-xl:sr-only" />
        </Link>
        <div className="-m-1 min-h-0 flex-1 overflow-y-auto p-1 [scrollbar-width:thin] max-xl:scrollbar-none">
          <SideNav groups={groups} currentPath={currentPath} rail />
        </div>
        {account && <div className="border-t border-side-line pt-3">{account}</div>}
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-(--z-sticky) flex h-(--topbar) flex-none items-center gap-3.5 border-b border-line bg-surface px-4 md:px-5 xl:px-7 print:hidden">
          <div className="md:hidden">
            <IconButton
              label="Menu"
              icon={<MenuIcon size={20} />}
              tooltip="none"
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => {
                setMenuUsed(true);
                setMenuOpen(true);
              }}
              className="-ml-2"
            />
            {menuUsed && (
              <Suspense>
                <MenuSheet
                  role={role}
                  brand={brand}
                  roleLabel={roleLabel}
                  groups={groups}
                  currentPath={currentPath}
                  account={account}
                  className={sideClass}
                  open={menuOpen}
                  onOpenChange={setMenuOpen}
                />
              </Suspense>
            )}
          </div>
          {search && <div className="max-w-85 min-w-0 flex-1">{search}</div>}
          <div className="ml-auto flex items-center gap-2">{actions}</div>
        </header>
        {banner}
        <main
          id={mainId}
          tabIndex={-1}
          className="beside-drawer min-w-0 flex-1 px-4 pt-6 pb-10 outline-none! shadow-none! md:px-5 xl:px-7"
        >
          <DrawerBanner value={banner}>{children}</DrawerBanner>
        </main>
      </div>
    </div>
  );
}

const sideClass = 'flex flex-col bg-side text-side-text';
