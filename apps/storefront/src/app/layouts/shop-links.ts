import { Home, LayoutGrid, ShoppingCart, Store, UserRound } from 'lucide-react';
import type { AppConfig } from '@market/web-kit/app-config';
import type { FooterContent, ShellLink } from '@market/ui/storefront-shell';
import type { BottomTab } from '@market/ui/tab-bar';
import { helpHref } from '../hrefs';
import { paths } from '../paths';

export const utilityLinks = ({ origins }: AppConfig): ShellLink[] => [
  { label: 'Saved', to: paths.saved.href() },
  { label: 'Track an order', to: paths.orders.href() },
  { label: 'Help', to: paths.help.href() },
  { label: 'Open a store', to: origins.merchant },
];

/** The only footer links of the checkout and payment pages. */
export const legalLinks: readonly ShellLink[] = [
  { label: 'Help', to: paths.help.href() },
  { label: 'Terms', to: paths.terms.href() },
  { label: 'Privacy', to: paths.privacy.href() },
];

export const footerContent = (
  { platformName, supportPhone, supportHours, supportEmail, origins }: AppConfig,
  year: number,
): FooterContent => ({
  blurb:
    'Energy equipment from stores our team has checked twice. Priced in naira, delivered across Nigeria.',
  phone: supportPhone,
  email: supportEmail,
  hours: supportHours,
  columns: [
    {
      title: 'Shop',
      links: [
        { label: 'All categories', to: paths.categories.href() },
        { label: 'Deals', to: paths.products.href({ onSale: 'true', sort: 'saving' }) },
        { label: 'Official outlets', to: paths.stores.href({ official: 'true' }) },
        { label: 'All stores', to: paths.stores.href() },
        { label: 'Compare products', to: paths.compare.href() },
        { label: 'Saved', to: paths.saved.href() },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Help centre', to: paths.help.href() },
        { label: 'Track an order', to: paths.orders.href() },
        { label: 'Delivery fees and times', to: helpHref('fees') },
        { label: 'Returns and refunds', to: helpHref('returns') },
        { label: 'Ways to pay', to: helpHref('paying') },
      ],
    },
    {
      title: 'Sell and deliver',
      links: [
        { label: 'Open a store', to: `${origins.merchant}/sign-up` },
        { label: 'Merchant sign-in', to: `${origins.merchant}/sign-in` },
        { label: 'Selling fees', to: helpHref('selling') },
        { label: 'Deliver with us', to: `${origins.logistics}/sign-up` },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: `About ${platformName}`, to: paths.about.href() },
        { label: 'Contact us', to: helpHref('talk') },
        { label: 'Terms of use', to: paths.terms.href() },
        { label: 'Privacy', to: paths.privacy.href() },
        { label: 'Cookies', to: paths.cookies.href() },
      ],
    },
  ],
  legal: `© ${year} ${platformName} Marketplace`,
  cards: ['Verve', 'Mastercard', 'Visa'],
});

export const phoneTabs = (cartUnits: number): BottomTab[] => [
  { label: 'Home', to: paths.home.href(), icon: Home },
  { label: 'Categories', to: paths.categories.href(), icon: LayoutGrid },
  { label: 'Stores', to: paths.stores.href(), icon: Store },
  { label: 'Cart', to: paths.cart.href(), icon: ShoppingCart, count: cartUnits },
  { label: 'Account', to: paths.account.href(), icon: UserRound },
];
