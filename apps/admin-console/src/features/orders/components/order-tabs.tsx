import { useQuery } from '@tanstack/react-query';
import { Tabs } from '@market/ui/tabs';
import { orderStatusesQuery } from '@market/web-kit/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';

interface OrderTabsProps {
  counts: Readonly<Record<string, number>> | undefined;
  value: string | undefined;
  onChange: (status: string | undefined) => void;
}

const ALL = '';

/** One tab a status, in the server's order and with the server's counts. */
export function OrderTabs({ counts, value = ALL, onChange }: OrderTabsProps) {
  const { api } = useServices();
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const items = [
    { value: ALL, label: 'All', count: all },
    ...statuses.map(({ code_name, label }) => ({
      value: code_name,
      label,
      count: counts && (counts[code_name] ?? 0),
    })),
  ];
  return (
    <Tabs
      label="Status"
      items={items}
      value={value}
      onValueChange={(status) => onChange(status || undefined)}
    />
  );
}
