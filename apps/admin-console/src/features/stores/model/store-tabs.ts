import type { TabItem } from '@market/ui/tabs';
import { queueStatuses, type StoreSearch } from '../store-search.schema';
import { storeStatusTexts } from './store-texts';

/** One tab for each status. The first shows the number of stores that the user can approve. */
export const storeTabs = (
  waiting: number | undefined,
  mayDecide: boolean,
): TabItem<StoreSearch['status']>[] => [
  ...queueStatuses.map((value) =>
    value === 'pending'
      ? { value, label: 'Pending', count: waiting, urgent: mayDecide }
      : { value, label: storeStatusTexts[value].label },
  ),
  { value: 'all', label: 'All' },
];
