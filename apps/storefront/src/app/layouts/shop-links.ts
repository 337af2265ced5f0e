import { Home, LayoutGrid, ShoppingCart, Store, UserRound } from 'lucide-react';
import type { AppConfig } from '@market/web-kit/app-config';
import type { FooterContent, ShellLink } from '@market/ui/storefront-shell';
import type { BottomTab } from '@market/ui/tab-bar';
import { paths } from '../paths';

export const utilityLinks = ({ origins }: AppConfig): ShellLink[] => [
  { label: 'Saved', to: paths.saved.href() },
  { label: 'Track an order', to: paths.orders.href() },
  { label: 'Contact us', to: paths.contact.href() },
  { label: 'Open a store', to: origins.merchant },
];

/** At the foot of every page, checkout included. */
export const legalLinks: readonly ShellLink[] = [
  { label: 'Terms', to: paths.terms.href() },
  { label: 'Privacy', to: paths.privacy.href() },
];

export const footerContent = (
  { platformName, origins }: AppConfig,
  year: number,
): FooterContent => ({
  blurb:
    'Energy equipment from stores our team has checked twice. Sold in naira, delivered across Nigeria.',
  columns: [
    {
      title: 'Shop',
      links: [
        { label: 'All products', to: paths.products.href() },
        { label: 'All categories', to: paths.categories.href() },
        { label: 'Stores', to: paths.stores.href() },
        { label: 'Delivery place', to: paths.place.href() },
      ],
    },
    {
      title: 'Your orders',
      links: [
        { label: 'Track an order', to: paths.orders.href() },
        { label: 'Returns', to: paths.returns.href() },
        { label: 'Contact us', to: paths.contact.href() },
        { label: 'Your cart', to: paths.cart.href() },
        { label: 'Saved', to: paths.saved.href() },
        { label: 'Your account', to: paths.account.href() },
      ],
    },
    {
      title: 'Sell and deliver',
      links: [
        { label: 'Open a store', to: origins.merchant },
        { label: 'Deliver with us', to: origins.logistics },
      ],
    },
  ],
  legal: `© ${year} ${platformName} Marketplace`,
  legalLinks,
});

export const phoneTabs = (cartUnits: number): BottomTab[] => [
  { label: 'Home', to: paths.home.href(), icon: Home },
  { label: 'Categories', to: paths.categories.href(), icon: LayoutGrid },
  { label: 'Stores', to: paths.stores.href(), icon: Store },
  { label: 'Cart', to: paths.cart.href(), icon: ShoppingCart, count: cartUnits },
  { label: 'Account', to: paths.account.href(), icon: UserRound },
];
