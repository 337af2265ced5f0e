import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentNavPath } from '../lib/current-nav-path';
import { BrandMark, type BrandIdentity } from './brand';
import { IconButton } from './icon-button';
import { Link } from './link';
import { mainId, SkipLink } from './main-landmark';
import { TabBar, type BottomTab } from './tab-bar';

export type LogisticsShellProps = {
  brand: BrandIdentity;
  homeTo: string;
  /** The partner: "Kobo Swift Logistics". */
  title: string;
  /** The person and the role: "Emeka Nwosu, dispatcher". */
  subtitle?: string | undefined;
  /**
   * For pages below a tab: replaces the mark with a back link, makes the title the page's h1, and
   * hides the tabs.
   */
  back?: { label: string; to: string } | undefined;
  tabs: readonly BottomTab[];
  currentPath: string;
  /** Shown at the end of the top bar, for example a search IconButton with the "strong" look. */
  actions?: ReactNode;
  banner?: ReactNode;
  /** Action buttons, always visible above the tabs. */
  stickyBar?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of the logistics app: a top bar, one column, and tabs at the bottom. From 1024 px the
 * page may use two columns.
 */
export function LogisticsShell({
  brand,
  homeTo,
  title,
  subtitle,
  back,
  tabs,
  currentPath,
  actions,
  banner,
  stickyBar,
  children,
}: LogisticsShellProps) {
  const Title = back ? 'h1' : 'b';
  const current = currentNavPath(
    tabs.map((tab) => tab.to),
    currentPath,
  );
  return (
    <div data-role="logistics" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="print:hidden sticky top-0 z-(--z-header) flex h-(--topbar) flex-none items-center gap-2.5 bg-plate px-4 text-on-plate [--focus-gap:var(--plate)] [--focus:var(--on-plate)]">
        {back ? (
          <IconButton
            label={back.label}
            icon={<ArrowLeft size={22} />}
            variant="strong"
            tooltip="bottom-start"
            className="-ml-2"
            render={<Link to={back.to} />}
          />
        ) : (
          <Link
            to={homeTo}
            aria-label={brand.name}
            className="-mx-[9px] grid size-12 place-items-center rounded-2"
          >
            <BrandMark {...brand} className="size-[30px] text-[17px]" />
          </Link>
        )}
        <div className="min-w-0 flex-1 text-sm leading-tight">
          <Title className="block truncate font-semibold nums">{title}</Title>
          {subtitle && <p className="truncate text-xs text-on-strong-muted">{subtitle}</p>}
        </div>
        {actions}
      </header>
      {banner}
      <main
        id={mainId}
        tabIndex={-1}
        className="beside-drawer mx-auto w-full max-w-[430px] flex-1 px-4 pt-5 pb-8 outline-none! shadow-none! lg:max-w-5xl lg:has-[>[data-wide]]:max-w-[90rem] print:max-w-none print:p-0"
      >
        {children}
      </main>
      <div className="sticky bottom-0 z-(--z-sticky) print:hidden">
        {stickyBar && (
          <section
            aria-label="Actions"
            className="border-t border-line-strong bg-surface px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] [&>*]:mx-auto [&>*]:max-w-[398px] lg:[&>[data-wide]]:max-w-[88rem]"
          >
            {stickyBar}
          </section>
        )}
        {!back && (
          <TabBar
            tabs={tabs}
            current={current}
            label="Main"
            className="pb-[env(safe-area-inset-bottom)]"
          />
        )}
      </div>
    </div>
  );
}
