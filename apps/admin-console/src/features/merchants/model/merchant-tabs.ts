import type { TabItem } from '@market/ui/tabs';

export type MerchantTab = 'overview' | 'business' | 'history';

export const merchantTabs: readonly TabItem<MerchantTab>[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'business', label: 'Business and documents' },
  { value: 'history', label: 'History' },
];

/** The tab in the URL; the first when it is unknown. */
export const tabOf = (value: string | null): MerchantTab =>
  merchantTabs.find((tab) => tab.value === value)?.value ?? 'overview';
