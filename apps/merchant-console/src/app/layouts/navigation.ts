import {
  ArrowLeftRight,
  ChartColumn,
  FileText,
  Landmark,
  LayoutDashboard,
  MessageCircleQuestion,
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
import {
  merchantCoupons,
  merchantOrders,
  merchantPayouts,
  merchantPolicies,
  merchantProducts,
  merchantReports,
  merchantStore,
  merchantTestimonials,
  merchantTheme,
  merchantTransactions,
  orderReturns,
  staffAccounts,
  storeOwner,
  type AccessRule,
} from '@market/api-client/access';
import type { NavGroup, NavItem } from '@market/ui/console-shell';
import type { TaskCounts } from '../../features/orders/use-task-counts';
import { paths } from '../paths';

type Guarded = NavItem & { access?: AccessRule };

export function navigation(
  can: (rule: AccessRule) => boolean,
  { toConfirm, returnsToDecide }: TaskCounts,
): NavGroup[] {
  const groups: { label?: string; items: Guarded[] }[] = [
    {
      items: [
        { label: 'Dashboard', to: paths.dashboard.href(), icon: LayoutDashboard, goKey: 'i' },
        {
          label: 'Orders',
          to: paths.orders.list.href(),
          goKey: 'o',
          icon: ShoppingBag,
          count: toConfirm,
          urgent: true,
          access: merchantOrders,
        },
        {
          label: 'Returns',
          to: paths.returns.list.href(),
          icon: Undo2,
          count: returnsToDecide,
          urgent: true,
          access: orderReturns,
        },
        {
          label: 'Products',
          to: paths.products.list.href(),
          goKey: 'p',
          icon: Package,
          access: merchantProducts,
        },
        {
          label: 'Coupons',
          to: paths.coupons.list.href(),
          icon: TicketPercent,
          access: merchantCoupons,
        },
      ],
    },
    {
      label: 'Storefront',
      items: [
        { label: 'Theme', to: paths.theme.href(), icon: Palette, access: merchantTheme },
        {
          label: 'Questions',
          to: paths.questions.href(),
          icon: MessageCircleQuestion,
          access: merchantStore,
        },
        { label: 'Reviews', to: paths.reviews.href(), icon: MessageSquare, access: merchantStore },
        {
          label: 'Testimonials',
          to: paths.testimonials.list.href(),
          icon: Quote,
          access: merchantTestimonials,
        },
        {
          label: 'Policies',
          to: paths.policies.list.href(),
          icon: ScrollText,
          access: merchantPolicies,
        },
      ],
    },
    {
      label: 'Money',
      items: [
        {
          label: 'Reports',
          to: paths.reports.href(),
          icon: ChartColumn,
          goKey: 'f',
          access: merchantReports,
        },
        {
          label: 'Transactions',
          to: paths.transactions.list.href(),
          icon: ArrowLeftRight,
          access: merchantTransactions,
        },
        {
          label: 'Invoices',
          to: paths.invoices.list.href(),
          icon: FileText,
          access: merchantTransactions,
        },
        { label: 'Payouts', to: paths.payouts.list.href(), icon: Wallet, access: merchantPayouts },
        {
          label: 'Bank details',
          to: paths.bank.details.href(),
          icon: Landmark,
          access: storeOwner,
        },
      ],
    },
    {
      label: 'Store',
      items: [
        {
          label: 'Store profile',
          to: paths.storeProfile.href(),
          goKey: 's',
          icon: Store,
          access: merchantStore,
        },
        { label: 'Hub', to: paths.storeHub.href(), icon: Warehouse, access: merchantStore },
        { label: 'Staff', to: paths.staff.list.href(), icon: Users, access: staffAccounts },
        {
          label: 'Subscription',
          to: paths.subscription.href(),
          icon: Repeat,
          access: merchantPayouts,
        },
      ],
    },
  ];
  return groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ access }) => access === undefined || can(access)),
    }))
    .filter(({ items }) => items.length > 0);
}
