import {
  platformOrders,
  platformPayouts,
  platformProducts,
  staffAccounts,
  type AccessRule,
} from '@market/api-client/access';
import type { StoreFigures } from '@market/domain/stores/merchant';
import type { TabItem } from '@market/ui/tabs';

export type MerchantTab =
  'overview' | 'products' | 'orders' | 'payouts' | 'business' | 'staff' | 'history';

interface Tab {
  readonly value: MerchantTab;
  readonly label: string;
  /** The access that the tab needs, besides access to the page. */
  readonly rule?: AccessRule;
  readonly count?: (figures: StoreFigures) => number;
}

const allTabs: readonly Tab[] = [
  { value: 'overview', label: 'Overview' },
  {
    value: 'products',
    label: 'Products',
    rule: platformProducts,
    count: ({ products }) => products,
  },
  { value: 'orders', label: 'Orders', rule: platformOrders, count: ({ orders }) => orders },
  { value: 'payouts', label: 'Payouts', rule: platformPayouts, count: ({ payouts }) => payouts },
  { value: 'business', label: 'Business and documents' },
  { value: 'staff', label: 'Staff', rule: staffAccounts, count: ({ staff }) => staff },
  { value: 'history', label: 'History' },
];

export const merchantTabs = (
  can: (rule: AccessRule) => boolean,
  figures: StoreFigures,
): TabItem<MerchantTab>[] =>
  allTabs.flatMap(({ value, label, rule, count }) =>
    rule && !can(rule) ? [] : [{ value, label, ...(count && { count: count(figures) }) }],
  );

export const activeMerchantTab = (
  tabs: readonly TabItem<MerchantTab>[],
  value: string | null,
): MerchantTab => tabs.find((tab) => tab.value === value)?.value ?? 'overview';
