import { DEFAULT_ORDER_STATUS, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { countedRows, findStatusCount, type StatusCounts } from '@market/domain/list-limits';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Tabs } from '@market/ui/tabs';

interface OrderTabsProps {
  statuses: readonly OrderStatus[];
  /** The number of orders that match the filters, by status. */
  counts: StatusCounts | undefined;
  /**
   * The number of all orders by status, ignoring the filters. Statuses without orders get no tab.
   * When these counts are missing, every status has a tab.
   */
  allCounts?: Readonly<Record<string, number>> | undefined;
  /** Highlights new orders, because the user has to confirm them. */
  highlightNew?: boolean;
  value: OrderStatusCode | undefined;
  onChange: (status: OrderStatusCode | undefined) => void;
  /** A first tab with the orders that need an action from the user. */
  waiting?: { count: number | undefined; selected: boolean; onSelect: () => void };
}

const ALL = '';
const WAITING = 'waiting';

export function OrderTabs({
  statuses,
  counts,
  allCounts,
  highlightNew = false,
  value,
  onChange,
  waiting,
}: OrderTabsProps) {
  const all = counts && countedRows(counts, undefined);
  const used = statuses.filter(
    ({ code_name }) => !allCounts || (allCounts[code_name] ?? 0) > 0 || code_name === value,
  );
  const items = [
    ...(waiting
      ? [{ value: WAITING, label: 'Waiting for us', count: waiting.count, urgent: true }]
      : []),
    { value: ALL, label: 'All', count: all, isLeast: counts?.isLatestOnly },
    ...used.map(({ code_name, label }) => ({
      value: code_name,
      label,
      ...(counts ? findStatusCount(counts, code_name, value) : { count: undefined }),
      urgent: highlightNew && code_name === DEFAULT_ORDER_STATUS,
    })),
  ];
  return (
    <Tabs
      label="Status"
      items={items}
      value={waiting?.selected ? WAITING : (value ?? ALL)}
      onValueChange={(status) => {
        if (status === WAITING) waiting?.onSelect();
        else onChange(statuses.find(({ code_name }) => code_name === status)?.code_name);
      }}
    />
  );
}
