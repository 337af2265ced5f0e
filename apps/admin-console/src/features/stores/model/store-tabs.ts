import type { TabItem } from '@market/ui/tabs';
import { queueStatuses, type StoreSearch } from '../store-search.schema';
import { storeStatusTexts } from './store-texts';

/** One tab a status; the first says how many wait for this person. */
export const storeTabs = (
  waiting: number | undefined,
  mayDecide: boolean,
): TabItem<StoreSearch['status']>[] => [
  ...queueStatuses.map((value) =>
    value === 'pending'
      ? { value, label: 'Waiting', count: waiting, urgent: mayDecide }
      : { value, label: storeStatusTexts[value].label },
  ),
  { value: 'all', label: 'All' },
];
