import { useQuery } from '@tanstack/react-query';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { Tabs } from '@market/ui/tabs';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';

interface OrderTabsProps {
  counts: Readonly<Record<string, number>> | undefined;
  value: OrderStatusCode | undefined;
  onChange: (status: OrderStatusCode | undefined) => void;
}

const ALL = '';

/** One tab a status, in the server's order and with the server's counts. */
export function OrderTabs({ counts, value, onChange }: OrderTabsProps) {
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
      value={value ?? ALL}
      onValueChange={(status) =>
        onChange(statuses.find(({ code_name }) => code_name === status)?.code_name)
      }
    />
  );
}
