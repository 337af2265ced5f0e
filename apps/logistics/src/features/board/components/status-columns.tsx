import { memo, useMemo, useState } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { boardStatuses } from '@market/domain/orders/delivery-board';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { CountBadge } from '@market/ui/count-badge';
import { NativeSelect } from '@market/ui/native-select';
import { isSelectable } from '../model/board-orders';
import { BoardCard, CARD_HEIGHT } from './board-card';
import { VirtualList } from './virtual-list';

interface StatusColumnsProps {
  orders: readonly BoardOrder[];
  statuses: readonly OrderStatus[];
  now: Date;
  today: string;
  selected: ReadonlySet<string>;
  /** Undefined when the user has no permission to assign orders. */
  onSelect?: ((id: string) => void) | undefined;
  orderHref: (id: string) => string;
}

/**
 * Phones show one column at a time. Memoised, so that the filters respond before the columns render
 * again.
 */
export const StatusColumns = memo(function StatusColumns({
  orders,
  statuses,
  now,
  today,
  ...props
}: StatusColumnsProps) {
  const columns = useMemo(
    () =>
      statuses
        .filter(({ code_name }) => boardStatuses.includes(code_name))
        .map(({ code_name, label }) => ({
          code: code_name,
          label,
          rows: orders.filter(({ status }) => status === code_name),
        })),
    [orders, statuses],
  );
  const [chosen, setChosen] = useState<OrderStatusCode>();
  const shown = chosen ?? columns.find(({ rows }) => rows.length > 0)?.code ?? boardStatuses[0];
  return (
    <>
      <NativeSelect
        aria-label="Column"
        value={shown}
        onChange={({ target }) =>
          setChosen(boardStatuses.find((status) => status === target.value))
        }
        className="mb-3 md:hidden"
      >
        {columns.map(({ code, label, rows }) => (
          <option key={code} value={code}>{`${label} (${rows.length})`}</option>
        ))}
      </NativeSelect>
      <div className="grid items-start gap-3 md:grid-cols-3 xl:grid-cols-5">
        {columns.map(({ code, label, rows }) => (
          <section
            key={code}
            aria-label={label}
            className={`min-w-0 rounded-2 border border-line bg-sunken ${code === shown ? '' : 'max-md:hidden'}`}
          >
            <h2 className="flex items-center justify-between gap-2 px-3 py-2.5 text-sm font-semibold">
              {label} <CountBadge value={rows.length} />
            </h2>
            {rows.length === 0 ? (
              <p className="px-3 pb-4 text-sm text-muted">No orders</p>
            ) : (
              <VirtualList
                label={label}
                rows={rows}
                rowKey={({ id }) => id}
                rowHeight={CARD_HEIGHT}
                className="max-h-[max(20rem,calc(100dvh-22rem))]"
              >
                {(order) => (
                  <BoardCard
                    order={order}
                    now={now}
                    today={today}
                    href={props.orderHref(order.id)}
                    isSelected={props.selected.has(order.id)}
                    onSelect={isSelectable(order) ? props.onSelect : undefined}
                    note={riderNote(order)}
                  />
                )}
              </VirtualList>
            )}
          </section>
        ))}
      </div>
    </>
  );
});

/** `Arewa Haulage, accepted` */
function riderNote({ rider, accepted, status }: BoardOrder): string {
  if (!rider) return status === 'assigned' ? 'At the hub, no rider yet' : 'No rider yet';
  return status === 'assigned' ? `${rider.name}, ${accepted ? 'accepted' : 'offered'}` : rider.name;
}
