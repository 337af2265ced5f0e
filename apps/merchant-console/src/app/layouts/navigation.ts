import {
  ArrowLeftRight,
  ChartColumn,
  FileText,
  Landmark,
  LayoutDashboard,
  MessageSquare,
  Package,
  Palette,
  Quote,
  Repeat,
  ScrollText,
  ShoppingBag,
  Store,
  TicketPercent,
  Undo2,
  Users,
  Wallet,
  Warehouse,
} from 'lucide-react';
import type { Endpoint } from '@market/api-client/kernel';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as policies from '@market/api-client/contract/main/policies';
import * as products from '@market/api-client/contract/main/products';
import * as returns from '@market/api-client/contract/main/returns';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as sales from '@market/api-client/contract/main/sales';
import * as staff from '@market/api-client/contract/main/staff';
import * as stores from '@market/api-client/contract/main/stores';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import * as testimonials from '@market/api-client/contract/main/testimonials';
import * as transactions from '@market/api-client/contract/main/transactions';
import * as themes from '@market/api-client/contract/theme/themes';
import type { NavGroup, NavItem } from '@market/ui/console-shell';
import type { Waiting } from '../../features/orders/use-waiting';
import { paths } from '../paths';

type Guarded = NavItem & { row?: Pick<Endpoint, 'access' | 'resource'> };

/** The sidebar: pages whose first call this person may make, with how much waits there. */
export function navigation(
  can: (row: Pick<Endpoint, 'access' | 'resource'>) => boolean,
  { toConfirm, returnsToDecide }: Waiting,
): NavGroup[] {
  const groups: { label?: string; items: Guarded[] }[] = [
    {
      items: [
        { label: 'Dashboard', to: paths.dashboard.href(), icon: LayoutDashboard },
        {
          label: 'Orders',
          to: paths.orders.list.href(),
          icon: ShoppingBag,
          count: toConfirm,
          urgent: true,
          row: orders.list,
        },
        {
          label: 'Returns',
          to: paths.returns.list.href(),
          icon: Undo2,
          count: returnsToDecide,
          urgent: true,
          row: returns.list,
        },
        { label: 'Products', to: paths.products.list.href(), icon: Package, row: products.list },
        { label: 'Coupons', to: paths.coupons.list.href(), icon: TicketPercent, row: coupons.list },
      ],
    },
    {
      label: 'Storefront',
      items: [
        { label: 'Theme', to: paths.theme.href(), icon: Palette, row: themes.list },
        { label: 'Reviews', to: paths.reviews.href(), icon: MessageSquare, row: reviews.received },
        {
          label: 'Testimonials',
          to: paths.testimonials.list.href(),
          icon: Quote,
          row: testimonials.list,
        },
        { label: 'Policies', to: paths.policies.list.href(), icon: ScrollText, row: policies.list },
      ],
    },
    {
      label: 'Money',
      items: [
        { label: 'Reports', to: paths.reports.href(), icon: ChartColumn, row: sales.sales },
        {
          label: 'Transactions',
          to: paths.transactions.list.href(),
          icon: ArrowLeftRight,
          row: transactions.mine,
        },
        {
          label: 'Invoices',
          to: paths.invoices.list.href(),
          icon: FileText,
          row: transactions.invoices,
        },
        { label: 'Payouts', to: paths.payouts.href(), icon: Wallet, row: payouts.mine },
        {
          label: 'Bank details',
          to: paths.bank.details.href(),
          icon: Landmark,
          row: bankAccounts.update,
        },
      ],
    },
    {
      label: 'Store',
      items: [
        {
          label: 'Store profile',
          to: paths.storeProfile.href(),
          icon: Store,
          row: stores.saveProfile,
        },
        { label: 'Hub', to: paths.storeHub.href(), icon: Warehouse, row: hubs.application },
        { label: 'Staff', to: paths.staff.list.href(), icon: Users, row: staff.list },
        {
          label: 'Subscription',
          to: paths.subscription.href(),
          icon: Repeat,
          row: subscriptions.mine,
        },
      ],
    },
  ];
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ row }) => row === undefined || can(row)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What the search of the top bar finds for this person beside pages. */
export const searchKinds = (
  can: (row: Pick<Endpoint, 'access' | 'resource'>) => boolean,
): string[] =>
  [can(orders.list) && 'orders', can(products.list) && 'products'].filter((kind) => kind !== false);
