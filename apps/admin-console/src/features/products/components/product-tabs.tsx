import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import { reviewStatuses } from '@market/domain/catalogue/product';
import {
  countedRows,
  findStatusCount,
  isCapped,
  type StatusCounts,
} from '@market/domain/list-limits';
import { Tabs } from '@market/ui/tabs';
import { useCan } from '@market/web-kit/use-session';
import { approvalStatusTexts } from '../../../shared/approval-texts';
import type { ProductSearch } from '../products.queries';

interface ProductTabsProps {
  counts: StatusCounts | undefined;
  /** The number at which counts stop. */
  cap: number;
  value: ProductSearch['status'];
  onChange: (status: ProductSearch['status']) => void;
}

export function ProductTabs({ counts, cap, value, onChange }: ProductTabsProps) {
  const can = useCan();
  const items = [
    ...reviewStatuses.map((status) => {
      const counted = counts && findStatusCount(counts, status, value);
      return {
        value: status,
        label: status === 'pending' ? 'Pending Approval' : approvalStatusTexts[status].label,
        count: counted?.count,
        isLeast: counts && (counted?.isLeast || isCapped(counts, status, cap)),
        urgent: status === 'pending' && can(productApprovals.decide),
      };
    }),
    {
      value: 'all' as const,
      label: 'All',
      count: counts && countedRows(counts, undefined, cap),
      isLeast: counts && isCapped(counts, undefined, cap),
    },
  ];
  return <Tabs label="Status" items={items} value={value} onValueChange={onChange} />;
}
