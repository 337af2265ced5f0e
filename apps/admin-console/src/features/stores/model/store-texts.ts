import type { StoreApplication } from '@market/domain/stores/store';
import type { TabItem } from '@market/ui/tabs';
import type { StatusText } from '@market/ui/status-tag';
import { storeStatusTexts } from '../../../shared/approval-texts';
import { queueStatuses, type StoreSearch } from '../stores.queries';

export const storeStatusText = ({
  status,
  firstApproval,
}: Pick<StoreApplication, 'status' | 'firstApproval'>): StatusText =>
  status === 'pending' && firstApproval
    ? { label: 'Second approval', tone: 'confirmed' }
    : storeStatusTexts[status];

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
