import {
  countedRows,
  findStatusCount,
  isCapped,
  type StatusCounts,
} from '@market/domain/list-limits';
import {
  returnStatuses,
  returnStatusLabels,
  type ReturnStatus,
} from '@market/domain/orders/return-status';
import { Tabs } from '@market/ui/tabs';

interface ReturnTabsProps {
  counts: StatusCounts | undefined;
  /** The number at which counts stop. */
  cap: number;
  value: ReturnStatus | undefined;
  onChange: (status: ReturnStatus | undefined) => void;
}

export function ReturnTabs({ counts, cap, value, onChange }: ReturnTabsProps) {
  const items = [
    {
      value: 'all' as const,
      label: 'All',
      count: counts && countedRows(counts, undefined, cap),
      isLeast: counts && isCapped(counts, undefined, cap),
    },
    ...returnStatuses.map((status) => {
      const counted = counts && findStatusCount(counts, status, value);
      return {
        value: status,
        label: returnStatusLabels[status],
        count: counted?.count,
        isLeast: counts && (counted?.isLeast || isCapped(counts, status, cap)),
        urgent: status === 'requested',
      };
    }),
  ];
  return (
    <Tabs<ReturnStatus | 'all'>
      label="Status"
      items={items}
      value={value ?? 'all'}
      onValueChange={(status) => onChange(status === 'all' ? undefined : status)}
    />
  );
}
