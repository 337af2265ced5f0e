import { MapPin, Menu, ShoppingCart, UserRound } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Brand, type BrandIdentity } from '../components/brand';
import { CountBadge } from '../components/count-badge';
import { DisclosureMenu } from '../components/disclosure-menu';
import { Link } from '../components/link';
import { moneyText } from '../components/money';

export type ShellLink = { label: string; to: string };

export type CartSummary = {
  to: string;
  /** The number of units in the cart. */
  count: number;
  /** Integer kobo. */
  totalKobo: number;
};

export type AccountSummary = {
  to: string;
  greeting: string;
  label: string;
};

const onInkClass = '[--focus-gap:var(--plate)] [--focus:var(--on-plate)]';

export function UtilityBar({
  place,
  links,
}: {
  place?: { label: string; to?: string | undefined } | undefined;
  links: readonly ShellLink[];
}) {
  const words = place && (
    <>
      <MapPin size={14} />
      <span>
        Deliver to <b className="ml-1 font-semibold">{place.label}</b>
      </span>
    </>
  );
  return (
    <div className={`bg-plate text-xs text-on-plate ${onInkClass}`}>
      <div className="page-wrap flex h-9 items-center gap-6">
        {place?.to ? (
          <Link
            to={place.to}
            className="flex min-h-6 items-center gap-[7px] hover:underline pointer-coarse:min-h-11"
          >
            {words}
          </Link>
        ) : (
          <span className="flex items-center gap-[7px]">{words}</span>
        )}
        <span className="ml-auto flex gap-6 max-md:hidden">
          {links.map((link) => (
            <Link key={link.to} to={link.to} className="flex min-h-6 items-center hover:underline">
              {link.label}
            </Link>
          ))}
        </span>
      </div>
    </div>
  );
}

type HeaderProps = {
  brand: BrandIdentity;
  search: ReactNode;
  account: AccountSummary;
  cart: CartSummary;
  children?: ReactNode;
};

const actionClass =
  'flex items-center gap-2.5 rounded-2 text-sm leading-tight font-semibold whitespace-nowrap max-md:size-11 max-md:justify-center';

export function ShopHeader({ brand, search, account, cart, children }: HeaderProps) {
  const units = `${cart.count} ${cart.count === 1 ? 'item' : 'items'}`;
  return (
    <div className="border-b border-line bg-bg">
      <div className="page-wrap flex items-center gap-x-7 gap-y-3 max-md:flex-wrap max-md:gap-x-3.5 max-md:py-3 md:h-20">
        <Link to="/" className="flex min-h-11 items-center rounded-2">
          <Brand {...brand} />
        </Link>
        <div className="min-w-0 flex-1 max-md:order-last max-md:basis-full md:max-w-[660px]">
          {search}
        </div>
        <div className="ml-auto flex items-center gap-6.5 max-md:gap-1.5">
          <Link to={account.to} className={actionClass}>
            <UserRound size={22} />
            <span className="max-md:sr-only">
              <small className="block text-2xs font-normal text-muted">{account.greeting}</small>{' '}
              {account.label}
            </span>
          </Link>
          <Link to={cart.to} className={actionClass}>
            <span className="relative">
              <ShoppingCart size={22} />
              {cart.count > 0 && (
                <CountBadge
                  value={cart.count}
                  tone="accent"
                  aria-hidden
                  className="absolute -top-2 -left-2.5 h-[18px] min-w-[18px]"
                />
              )}
            </span>
            <span className="max-md:sr-only">
              <small className="block text-2xs font-normal text-muted">Cart, {units}</small>{' '}
              <span className="nums">{moneyText(cart.totalKobo)}</span>
            </span>
          </Link>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Memoised, because most navigations change none of its props. */
export const CategoryRow = memo(function CategoryRow({
  categories,
  current,
  isCurrentPage,
}: {
  categories: readonly ShellLink[];
  current: string | undefined;
  isCurrentPage: boolean;
}) {
  return (
    <nav aria-label="Categories" className="border-t border-line">
      <div className="page-wrap flex h-11 items-center gap-5 text-sm font-medium whitespace-nowrap md:h-[46px] md:gap-6.5">
        <DisclosureMenu
          summary={
            <>
              <Menu size={18} /> All categories
            </>
          }
          summaryClassName="flex min-h-9 list-none items-center gap-2 pointer-coarse:min-h-11 rounded-2 border-r border-line pr-6.5 font-semibold max-md:pr-4"
          panelClassName="absolute top-full left-0 z-(--z-dropdown) mt-1 grid max-h-[70dvh] w-[min(34rem,calc(100vw-2rem))] gap-x-4 overflow-y-auto rounded-3 border border-line bg-surface p-3 shadow-3 sm:grid-cols-2"
        >
          {categories.map((category) => (
            <Link
              key={category.to}
              to={category.to}
              className="rounded-2 px-3 py-2 whitespace-normal hover:bg-sunken pointer-coarse:py-3"
            >
              {category.label}
            </Link>
          ))}
        </DisclosureMenu>
        <ul className="scrollbar-none flex min-w-0 flex-1 gap-5 overflow-x-auto md:gap-6.5">
          {categories.map((category) => (
            <li key={category.to}>
              <Link
                to={category.to}
                aria-current={category.to !== current ? undefined : isCurrentPage ? 'page' : 'true'}
                className="flex min-h-9 items-center rounded-1 text-text-2 pointer-coarse:min-h-11 -outline-offset-2! hover:text-text aria-[current]:font-semibold aria-[current]:text-text"
              >
                {category.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
});
