import { DEFAULT_ORDER_STATUS, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Tabs } from '@market/ui/tabs';

interface OrderTabsProps {
  statuses: readonly OrderStatus[];
  /** Of the orders that the filters leave. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Of all orders: the tabs stay where they are while somebody filters. */
  allCounts: Readonly<Record<string, number>> | undefined;
  value: OrderStatusCode | undefined;
  onChange: (status: OrderStatusCode | undefined) => void;
}

const ALL = '';

/** One tab for each status that orders stand in, in the server's order and with the server's counts. */
export function OrderTabs({
  statuses,
  counts,
  allCounts = counts,
  value,
  onChange,
}: OrderTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const used = statuses.filter(
    ({ code_name }) => (allCounts?.[code_name] ?? 0) > 0 || code_name === value,
  );
  const items = [
    { value: ALL, label: 'All', count: all },
    ...used.map(({ code_name, label }) => ({
      value: code_name,
      label,
      count: counts && (counts[code_name] ?? 0),
      urgent: code_name === DEFAULT_ORDER_STATUS,
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
