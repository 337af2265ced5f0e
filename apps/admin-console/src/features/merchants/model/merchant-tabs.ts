import type { TabItem } from '@market/ui/tabs';

export type MerchantTab = 'overview' | 'business' | 'staff' | 'history';

const all: readonly TabItem<MerchantTab>[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'business', label: 'Business and documents' },
  { value: 'staff', label: 'Staff' },
  { value: 'history', label: 'History' },
];

/** Staff only for those who may read it. */
export const merchantTabs = ({ staff }: { readonly staff: boolean }) =>
  staff ? all : all.filter(({ value }) => value !== 'staff');

/** The tab in the URL; the first when it is unknown or hidden. */
export const tabOf = (tabs: readonly TabItem<MerchantTab>[], value: string | null): MerchantTab =>
  tabs.find((tab) => tab.value === value)?.value ?? 'overview';
