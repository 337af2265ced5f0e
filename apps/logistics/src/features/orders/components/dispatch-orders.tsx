import type { OrderSummary } from '@market/domain/orders/order';
import { DispatchCard } from './dispatch-card';
import { OrderGrid } from './order-list';

interface DispatchOrdersProps {
  rows: readonly OrderSummary[];
  hrefOf: (order: OrderSummary) => string;
  assignHrefOf: (order: OrderSummary) => string;
  selectedIds: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
}

/** A separate chunk, so that it loads in parallel with the orders. */
export function DispatchOrders({
  rows,
  hrefOf,
  assignHrefOf,
  selectedIds,
  onSelectedChange,
}: DispatchOrdersProps) {
  return (
    <OrderGrid
      rows={rows}
      renderOrder={(order) => (
        <DispatchCard
          order={order}
          href={hrefOf(order)}
          assignHref={assignHrefOf(order)}
          selected={selectedIds.has(order.id)}
          onSelect={(isSelected) => {
            const ids = new Set(selectedIds);
            if (isSelected) ids.add(order.id);
            else ids.delete(order.id);
            onSelectedChange(ids);
          }}
        />
      )}
    />
  );
}
