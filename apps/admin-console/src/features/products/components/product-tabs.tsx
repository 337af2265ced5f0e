import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import { reviewStatuses } from '@market/domain/catalogue/product';
import { countedRows, findStatusCount, type StatusCounts } from '@market/domain/list-limits';
import { Tabs } from '@market/ui/tabs';
import { useCan } from '@market/web-kit/use-session';
import { approvalStatusTexts } from '../../../shared/approval-texts';
import type { ProductSearch } from '../products.queries';

interface ProductTabsProps {
  counts: StatusCounts | undefined;
  value: ProductSearch['status'];
  onChange: (status: ProductSearch['status']) => void;
}

export function ProductTabs({ counts, value, onChange }: ProductTabsProps) {
  const can = useCan();
  const all = counts && countedRows(counts, undefined);
  const items = [
    ...reviewStatuses.map((status) => ({
      value: status,
      label: status === 'pending' ? 'Pending Approval' : approvalStatusTexts[status].label,
      ...(counts ? findStatusCount(counts, status, value) : { count: undefined }),
      urgent: status === 'pending' && can(productApprovals.decide),
    })),
    { value: 'all' as const, label: 'All', count: all, isLeast: counts?.isLatestOnly },
  ];
  return <Tabs label="Status" items={items} value={value} onValueChange={onChange} />;
}
