import { Printer } from 'lucide-react';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { isOrderLate } from '@market/domain/orders/board-urgency';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { CountBadge } from '@market/ui/count-badge';
import { Link } from '@market/ui/link';
import { SegmentedControl } from '@market/ui/segmented-control';
import { Skeleton } from '@market/ui/skeleton';
import type { AssignmentTarget } from '../use-assignment-target';
import { BoardCard, CARD_HEIGHT } from './board-card';
import { CapacityTable, type CapacityTarget as Cell } from './capacity-table';
import { PlannedOrders, plannedTitle } from './planned-orders';
import { VirtualList } from './virtual-list';

const parts = [
  { value: 'assign', label: 'To assign' },
  { value: 'plan', label: 'Plan' },
] as const;

interface DayViewProps {
  toAssign: readonly BoardOrder[];
  orders: readonly BoardOrder[];
  now: Date;
  today: string;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onSelectAll: (ids: ReadonlySet<string>) => void;
  /** The row that the keyboard moved to. */
  current: number | undefined;
  target: AssignmentTarget;
  /** The error that replaces the plan. */
  failure: ReactNode;
  orderHref: (id: string) => string;
  routeSheetHref: (riderId: string, day: string) => string;
}

/**
 * Phones show either the orders to assign or the plan. Memoised, so that the filters respond before
 * the lists render again.
 */
export const DayView = memo(function DayView({
  toAssign,
  orders,
  now,
  today,
  selected,
  target,
  failure,
  ...props
}: DayViewProps) {
  // On phones, the plan is shown first when there is nothing to assign.
  const [part, setPart] = useState<'assign' | 'plan'>(toAssign.length > 0 ? 'assign' : 'plan');
  const planned = useMemo(() => groupByCell(orders), [orders]);
  const late = useMemo(
    () =>
      new Map(
        [...planned].map(([cell, rows]) => [
          cell,
          rows.filter((order) => isOrderLate(order, today)),
        ]),
      ),
    [planned, today],
  );
  const { rider, day, groups, chooseRider, setDay } = target;
  const days = useMemo(
    () => groups.flatMap(({ riders }) => riders)[0]?.days.map((one) => one.day),
    [groups],
  );
  const choose = useCallback(
    (cell: Cell) => {
      chooseRider(cell.rider.id);
      setDay(cell.day);
    },
    [chooseRider, setDay],
  );
  const allSelected = toAssign.length > 0 && toAssign.every(({ id }) => selected.has(id));

  return (
    <>
      <div className="mb-3 lg:hidden">
        <SegmentedControl label="Show" options={parts} value={part} onValueChange={setPart} block />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section
          aria-label="To assign"
          className={`overflow-hidden rounded-3 border border-line bg-surface ${part === 'assign' ? '' : 'max-lg:hidden'}`}
        >
          <h2 className="flex items-center gap-2 px-4 py-3 font-semibold">
            To assign
            <CountBadge value={toAssign.length} tone={toAssign.length > 0 ? 'accent' : undefined} />
            <span className="ml-auto text-sm font-normal text-muted">Late first</span>
          </h2>
          {toAssign.length > 0 && (
            <div className="border-y border-line bg-sunken px-4 py-2">
              <Checkbox
                label="Select all shown"
                checked={allSelected}
                mixed={!allSelected && toAssign.some(({ id }) => selected.has(id))}
                onChange={() =>
                  props.onSelectAll(allSelected ? new Set() : new Set(toAssign.map(({ id }) => id)))
                }
              />
            </div>
          )}
          {toAssign.length === 0 ? (
            <p className="border-t border-line px-4 py-6 text-sm text-muted">
              All orders are assigned.
            </p>
          ) : (
            <VirtualList
              label="Orders to assign"
              rows={toAssign}
              rowKey={({ id }) => id}
              rowHeight={CARD_HEIGHT}
              current={props.current}
              className="max-h-[max(20rem,calc(100dvh-24rem))]"
            >
              {(order) => (
                <BoardCard
                  order={order}
                  now={now}
                  today={today}
                  href={props.orderHref(order.id)}
                  isSelected={selected.has(order.id)}
                  onSelect={props.onSelect}
                />
              )}
            </VirtualList>
          )}
        </section>
        <div
          className={`min-w-0 overflow-hidden rounded-3 border border-line bg-surface ${part === 'plan' ? '' : 'max-lg:hidden'}`}
        >
          {failure ??
            (days ? (
              <CapacityTable
                days={days}
                groups={groups}
                target={rider && { rider, kind: target.kind, day }}
                adding={selected.size}
                late={late}
                onChoose={choose}
              />
            ) : (
              <Skeleton className="h-72" />
            ))}
          {rider && day && (
            <>
              <PlannedOrders
                title={plannedTitle(rider.name, day)}
                orders={planned.get(`${rider.id} ${day}`) ?? []}
                now={now}
                today={today}
                orderHref={props.orderHref}
              />
              <p className="border-t border-line px-4 py-3">
                <Button
                  icon={<Printer size={16} />}
                  render={<Link to={props.routeSheetHref(rider.id, day)} />}
                >
                  Route sheet
                </Button>
              </p>
            </>
          )}
        </div>
      </div>
    </>
  );
});

/** The assigned orders by rider and planned day: `<rider id> <day>`. */
function groupByCell(orders: readonly BoardOrder[]): ReadonlyMap<string, BoardOrder[]> {
  const cells = new Map<string, BoardOrder[]>();
  for (const order of orders) {
    if (order.toAssign || !order.rider || !order.pickUpOn) continue;
    const cell = `${order.rider.id} ${order.pickUpOn}`;
    const rows = cells.get(cell);
    if (rows) rows.push(order);
    else cells.set(cell, [order]);
  }
  return cells;
}
