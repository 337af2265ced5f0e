import {
  Activity,
  ArrowLeftRight,
  Banknote,
  CalendarSync,
  Building2,
  ChartColumn,
  FileCheck2,
  HandCoins,
  Inbox,
  LayoutPanelTop,
  Map,
  MessageCircleQuestion,
  PackageCheck,
  Percent,
  Scale,
  ScrollText,
  ShoppingBag,
  Store,
  Tag,
  Truck,
  Undo2,
  Users,
  Wallet,
  Warehouse,
  Webhook,
} from 'lucide-react';
import {
  orderReturns,
  platformCuration,
  platformHubs,
  platformOrders,
  platformPartners,
  platformPayouts,
  platformProducts,
  platformReports,
  platformReturns,
  platformShipping,
  storeApprovers,
  superAdmins,
  type AccessRule,
} from '@market/api-client/access';
import type { NavGroup, NavItem } from '@market/ui/console-shell';
import { paths } from '../paths';
import type { InboxCounts } from './use-inbox-counts';

type Guarded = NavItem & { access?: AccessRule };

export function navigation(can: (rule: AccessRule) => boolean, counts: InboxCounts): NavGroup[] {
  const { payout, transfer = 0 } = counts.kinds;
  const groups: { label?: string; items: Guarded[] }[] = [
    {
      items: [
        {
          label: 'Inbox',
          to: paths.overview.href(),
          icon: Inbox,
          goKey: 'i',
          count: counts.all,
          urgent: true,
        },
        {
          label: 'Orders',
          to: paths.orders.list.href(),
          goKey: 'o',
          icon: ShoppingBag,
          count: counts.kinds.order,
          urgent: true,
          access: platformOrders,
        },
        { label: 'Returns', to: paths.returns.list.href(), icon: Undo2, access: orderReturns },
      ],
    },
    {
      label: 'Approvals',
      items: [
        {
          label: 'Stores',
          to: paths.stores.list.href(),
          goKey: 's',
          icon: Store,
          count: counts.kinds.store,
          urgent: true,
          access: storeApprovers,
        },
        {
          label: 'Products',
          to: paths.products.list.href(),
          goKey: 'p',
          icon: PackageCheck,
          count: counts.kinds.product,
          urgent: true,
          access: platformProducts,
        },
      ],
    },
    {
      label: 'Merchants',
      items: [
        {
          label: 'Merchants and stores',
          to: paths.merchants.list.href(),
          icon: Building2,
          access: storeApprovers,
        },
        { label: 'Hubs', to: paths.hubs.href(), icon: Warehouse, access: platformHubs },
      ],
    },
    {
      label: 'Catalogue',
      items: [
        {
          label: 'Categories',
          to: paths.categories.list.href(),
          icon: Tag,
          access: platformCuration,
        },
        {
          label: 'Home page',
          to: paths.curation.promotions.href(),
          icon: LayoutPanelTop,
          access: platformCuration,
        },
        {
          label: 'Questions',
          to: paths.questions.href(),
          icon: MessageCircleQuestion,
          access: platformProducts,
        },
      ],
    },
    {
      label: 'Delivery',
      items: [
        {
          label: 'Shipping partners',
          to: paths.partners.list.href(),
          icon: Truck,
          count: counts.kinds.partner,
          urgent: true,
          access: platformPartners,
        },
        {
          label: 'Shipping prices',
          to: paths.shipping.prices.href(),
          icon: Map,
          access: platformShipping,
        },
      ],
    },
    {
      label: 'Money',
      items: [
        {
          label: 'Finance reports',
          to: paths.finance.reports.href(),
          goKey: 'f',
          icon: ChartColumn,
          access: platformReports,
        },
        {
          label: 'Reconciliation',
          to: paths.reconciliation.list.href(),
          icon: FileCheck2,
          count: counts.kinds.difference,
          urgent: true,
          access: platformReports,
        },
        {
          label: 'Transactions',
          to: paths.transactions.list.href(),
          icon: ArrowLeftRight,
          access: platformReports,
        },
        {
          label: 'Merchant payments',
          to: paths.payouts.list.href(),
          icon: Wallet,
          count: payout === undefined ? undefined : payout + transfer,
          urgent: true,
          access: platformPayouts,
        },
        {
          label: 'Cash collected',
          to: paths.cash.href(),
          icon: HandCoins,
          access: platformPayouts,
        },
        {
          label: 'Subscription income',
          to: paths.subscriptions.list.href(),
          icon: CalendarSync,
          access: platformReports,
        },
        {
          label: 'Payment categories',
          to: paths.paymentCategories.href(),
          icon: Percent,
          access: platformPayouts,
        },
        {
          label: 'Refunds',
          to: paths.refunds.href(),
          icon: Banknote,
          count: counts.kinds.failedRefund,
          urgent: true,
          access: platformReturns,
        },
        {
          label: 'Disputes',
          to: paths.disputes.list.href(),
          icon: Scale,
          count: counts.kinds.dispute,
          urgent: true,
          access: platformPayouts,
        },
        {
          label: 'Payment events',
          to: paths.paymentEvents.list.href(),
          icon: Webhook,
          count: counts.kinds.paymentEvent,
          urgent: true,
          access: platformPayouts,
        },
      ],
    },
    {
      label: 'Platform',
      items: [
        { label: 'People', to: paths.people.list.href(), icon: Users, access: superAdmins },
        { label: 'Audit log', to: paths.audit.href(), icon: ScrollText, access: superAdmins },
        { label: 'Health', to: paths.health.href(), icon: Activity, access: superAdmins },
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
