import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Bell, Heart, LayoutGrid, MapPin, Package, Store, Undo2, UserRound } from 'lucide-react';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Link } from '@market/ui/link';
import { useScrollToCurrent } from '@market/ui/use-scroll-to-current';
import { useAccount } from '@market/web-kit/use-session';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';

const SignOutButtons = lazyBrowserPart(
  async () => (await import('../../../features/account/sign-out-buttons')).SignOutButtons,
);

const pages = [
  { to: paths.account.href(), Icon: LayoutGrid, label: 'Overview' },
  { to: paths.orders.href(), Icon: Package, label: 'Orders' },
  { to: paths.returns.href(), Icon: Undo2, label: 'Returns' },
  { to: paths.saved.href(), Icon: Heart, label: 'Saved' },
  { to: paths.stockAlerts.href(), Icon: Bell, label: 'Back in stock' },
  { to: paths.addresses.href(), Icon: MapPin, label: 'Addresses' },
  { to: paths.followedStores.href(), Icon: Store, label: 'Stores you follow' },
  { to: paths.profile.href(), Icon: UserRound, label: 'Profile and password' },
] as const;

interface AccountLayoutProps {
  title: string;
  /** The heading, if it differs from the title. */
  heading?: string;
  lead?: ReactNode;
  /** Shown beside the heading: a search field for the list, or a button that adds an entry. */
  action?: ReactNode;
  children: ReactNode;
}

/** Guests reach only their orders and saved products, and get no navigation. */
export function AccountLayout({
  title,
  heading = title,
  lead,
  action,
  children,
}: AccountLayoutProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasAccount = useAccount() !== undefined;
  const row = useScrollToCurrent<HTMLElement>(pathname, []);
  return (
    <div className="page-wrap pt-3">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Home', to: paths.home.href() },
          ...(!hasAccount || pathname === paths.account.href()
            ? []
            : [{ label: 'Account', to: paths.account.href() }]),
          { label: title },
        ]}
      />
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-7">
        <div className="min-w-0">
          <h1 className="display text-d1 break-words">{heading}</h1>
          {lead}
        </div>
        {action}
      </header>
      {hasAccount ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[224px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <nav
            ref={row}
            aria-label="Account"
            className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4"
          >
            <ul className="flex gap-2 lg:flex-col lg:gap-0 lg:border-t-2 lg:border-text">
              {pages.map(({ to, Icon, label }) => (
                <li key={to} className="flex-none lg:border-b lg:border-line">
                  <Link
                    to={to}
                    aria-current={to === pathname ? 'page' : undefined}
                    className="flex min-h-11 items-center gap-3 text-sm font-medium whitespace-nowrap max-lg:rounded-full max-lg:border max-lg:border-line-strong max-lg:bg-surface max-lg:px-4 max-lg:aria-[current]:border-text max-lg:aria-[current]:bg-text max-lg:aria-[current]:text-bg lg:border-l-3 lg:border-transparent lg:px-3 lg:hover:bg-hover lg:aria-[current]:border-accent lg:aria-[current]:font-semibold"
                  >
                    <Icon size={18} className="max-lg:hidden" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* Keeps the footer below the screen, however short the page is. */}
          <div className="min-h-160 min-w-0 lg:row-span-2">{children}</div>
          <Suspense fallback={<span className="h-11" />}>
            <SignOutButtons onSignedOut={async () => navigate(paths.home.href())} />
          </Suspense>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
