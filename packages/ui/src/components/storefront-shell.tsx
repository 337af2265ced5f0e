import type { ReactNode } from 'react';
import { currentNavPath } from '../lib/current-nav-path';
import { ShopFooter, type FooterContent } from '../storefront-shell/footer';
import {
  CategoryRow,
  ShopHeader,
  UtilityBar,
  type AccountSummary,
  type CartSummary,
  type ShellLink,
} from '../storefront-shell/header';
import type { BrandIdentity } from './brand';
import { mainId, SkipLink } from './main-landmark';
import { TabBar, type BottomTab } from './tab-bar';

export type { FooterContent } from '../storefront-shell/footer';
export type { AccountSummary, CartSummary, ShellLink } from '../storefront-shell/header';

export type StorefrontShellProps = {
  brand: BrandIdentity;
  /** The delivery place, in the bar above the header. */
  place?: { label: string; to?: string | undefined } | undefined;
  utilityLinks: readonly ShellLink[];
  search: ReactNode;
  account: AccountSummary;
  cart: CartSummary;
  categories: readonly ShellLink[];
  footer: FooterContent;
  /** The tab bar on phones. The product page shows a price bar instead. */
  tabs?: readonly BottomTab[] | undefined;
  currentPath: string;
  children: ReactNode;
};

/**
 * The shop's layout: utility bar, header, categories, footer, and a tab bar on phones. Uses no
 * headless library, to keep the first page small.
 */
export function StorefrontShell(props: StorefrontShellProps) {
  const {
    brand,
    place,
    utilityLinks,
    search,
    account,
    cart,
    categories,
    footer,
    tabs,
    currentPath,
    children,
  } = props;
  const category = currentNavPath(
    categories.map(({ to }) => to),
    currentPath,
  );
  return (
    <div data-role="storefront" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header>
        <UtilityBar place={place} links={utilityLinks} />
        <ShopHeader brand={brand} search={search} account={account} cart={cart}>
          <CategoryRow
            categories={categories}
            current={category}
            isCurrentPage={category === currentPath}
          />
        </ShopHeader>
      </header>
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none! shadow-none!">
        {children}
      </main>
      <ShopFooter brand={brand} content={footer} />
      {tabs && (
        <TabBar
          tabs={tabs}
          current={currentNavPath(
            tabs.map((tab) => tab.to),
            currentPath,
          )}
          label="Shortcuts"
          className="sticky bottom-0 z-(--z-sticky) pb-[env(safe-area-inset-bottom)] md:hidden"
        />
      )}
    </div>
  );
}
