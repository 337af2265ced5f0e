import type { TabItem } from '@market/ui/tabs';

export type MerchantTab = 'overview' | 'business';

export const merchantTabs: readonly TabItem<MerchantTab>[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'business', label: 'Business and documents' },
];

/** The tab in the URL; the first when it is unknown. */
export const tabOf = (value: string | null): MerchantTab =>
  merchantTabs.find((tab) => tab.value === value)?.value ?? 'overview';
