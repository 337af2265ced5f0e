import {
  returnStatuses,
  returnStatusLabels,
  type ReturnStatus,
} from '@market/domain/orders/return-status';
import { Tabs } from '@market/ui/tabs';

interface ReturnTabsProps {
  counts: Readonly<Record<string, number>> | undefined;
  value: ReturnStatus | undefined;
  onChange: (status: ReturnStatus | undefined) => void;
}

/** One tab for each status, with the number of its returns. New requests are highlighted. */
export function ReturnTabs({ counts, value, onChange }: ReturnTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const items = [
    { value: 'all' as const, label: 'All', count: all },
    ...returnStatuses.map((status) => ({
      value: status,
      label: returnStatusLabels[status],
      count: counts && (counts[status] ?? 0),
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
