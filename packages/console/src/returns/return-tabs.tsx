import {
  returnStatuses,
  returnStatusLabels,
  type ReturnStatus,
} from '@market/domain/orders/return-status';
import { Tabs } from '@market/ui/tabs';

interface ReturnTabsProps {
  counts: Readonly<Record<string, number>> | undefined;
  /** Where counts stop. */
  cap: number;
  value: ReturnStatus | undefined;
  onChange: (status: ReturnStatus | undefined) => void;
}

/** One tab for each status, with the number of its returns. New requests are highlighted. */
export function ReturnTabs({ counts, cap, value, onChange }: ReturnTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isLeast = counts && Object.values(counts).some((count) => count >= cap);
  const items = [
    { value: 'all' as const, label: 'All', count: all, isLeast },
    ...returnStatuses.map((status) => ({
      value: status,
      label: returnStatusLabels[status],
      count: counts && (counts[status] ?? 0),
      isLeast: (counts?.[status] ?? 0) >= cap,
      urgent: status === 'requested',
    })),
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
