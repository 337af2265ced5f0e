import type { StoreApplication } from '@market/domain/stores/store';
import type { TabItem } from '@market/ui/tabs';
import type { StatusText } from '@market/ui/status-tag';
import { storeStatusTexts } from '../../../shared/approval-texts';
import { queueStatuses, type StoreSearch } from '../stores.queries';

/** The status of a store. A pending store shows which approval comes next. */
export const storeStatusText = ({
  status,
  firstApproval,
}: Pick<StoreApplication, 'status' | 'firstApproval'>): StatusText =>
  status === 'pending' && firstApproval
    ? { label: 'Second approval', tone: 'confirmed' }
    : storeStatusTexts[status];

/** The texts for the next approval. */
export const approvalTexts = ({ firstApproval }: Pick<StoreApplication, 'firstApproval'>) =>
  firstApproval
    ? {
        action: 'Give second approval',
        done: 'Second approval given. The store is open.',
        effect: 'Opens the store: its approved products go on sale.',
      }
    : {
        action: 'Give first approval',
        done: 'First approval given',
        effect: 'The store opens after a second approval by a different person.',
      };

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
