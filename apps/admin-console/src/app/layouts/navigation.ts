import {
  Banknote,
  LayoutDashboard,
  PackageCheck,
  Scale,
  ShoppingBag,
  Store,
  Undo2,
  Wallet,
  Webhook,
} from 'lucide-react';
import type { Endpoint } from '@market/api-client/kernel';
import * as orders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as disputes from '@market/api-client/contract/main/disputes';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import * as stores from '@market/api-client/contract/main/store-approvals';
import type { NavGroup, NavItem } from '@market/ui/console-shell';
import { paths } from '../paths';

type Row = Pick<Endpoint, 'access' | 'resource'>;
type Guarded = NavItem & { row?: Row };

/** How many of each wait; undefined where it is not known, or not this person's to see. */
export interface Waiting {
  readonly stores?: number | undefined;
  readonly products?: number | undefined;
  readonly orders?: number | undefined;
  readonly payouts?: number | undefined;
}

/** The sidebar: pages whose first call this person may make. A count is orange only for those who may do what waits. */
export function navigation(can: (row: Row) => boolean, waiting: Waiting): NavGroup[] {
  const groups: { label?: string; items: Guarded[] }[] = [
    {
      items: [
        { label: 'Overview', to: paths.overview.href(), icon: LayoutDashboard },
        {
          label: 'Orders',
          to: paths.orders.list.href(),
          icon: ShoppingBag,
          count: waiting.orders,
          urgent: can(dispatch.assignPartner),
          row: orders.list,
        },
        { label: 'Returns', to: paths.returns.list.href(), icon: Undo2, row: returns.list },
      ],
    },
    {
      label: 'Approvals',
      items: [
        {
          label: 'Stores',
          to: paths.stores.list.href(),
          icon: Store,
          count: waiting.stores,
          urgent: can(stores.decide),
          row: stores.list,
        },
        {
          label: 'Products',
          to: paths.products.list.href(),
          icon: PackageCheck,
          count: waiting.products,
          urgent: can(products.decide),
          row: products.list,
        },
      ],
    },
    {
      label: 'Money',
      items: [
        {
          label: 'Merchant payments',
          to: paths.payouts.list.href(),
          icon: Wallet,
          count: waiting.payouts,
          urgent: can(payouts.act),
          row: payouts.list,
        },
        { label: 'Refunds', to: paths.refunds.href(), icon: Banknote, row: refunds.list },
        { label: 'Disputes', to: paths.disputes.list.href(), icon: Scale, row: disputes.list },
        {
          label: 'Payment events',
          to: paths.paymentEvents.list.href(),
          icon: Webhook,
          row: paymentEvents.list,
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
export const searchKinds = (can: (row: Row) => boolean): string[] =>
  [
    can(orders.list) && 'orders',
    can(stores.list) && 'stores',
    can(products.list) && 'products',
  ].filter((kind) => kind !== false);
