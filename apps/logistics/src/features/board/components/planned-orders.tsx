import { lazy, Suspense, useState } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { canMoveDay } from '@market/domain/orders/delivery-board';
import { shortDayText } from '@market/domain/shipping/promise-text';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { answerByText } from '@market/domain/orders/offer-deadline';
import { pluralise } from '@market/domain/pluralise';
import { getOrderAge, weightAndPromiseText } from '../model/board-orders';

const MoveDayDialog = lazy(async () => ({
  default: (await import('./move-day-dialog')).MoveDayDialog,
}));

interface PlannedOrdersProps {
  title: string;
  orders: readonly BoardOrder[];
  now: Date;
  today: string;
  orderHref: (id: string) => string;
}

export function PlannedOrders({ title, orders, now, today, orderHref }: PlannedOrdersProps) {
  const [moved, setMoved] = useState<BoardOrder>();
  const weight = Number(orders.reduce((sum, order) => sum + order.weight, 0).toFixed(1));
  return (
    <section aria-label={title} className="p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <span className="text-sm text-muted nums">
          {`${pluralise(orders.length, 'open order')}, ${weight.toLocaleString('en-NG')} kg`}
        </span>
      </div>
      {orders.length === 0 && (
        <p className="text-sm text-muted">Nothing is planned for this day.</p>
      )}
      <ul className="max-h-80 overflow-y-auto">
        {orders.map((order) => {
          const age = getOrderAge(order, now, today);
          return (
            <li
              key={order.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-b-0"
            >
              <Link
                to={orderHref(order.id)}
                className="touch-area font-semibold nums hover:underline"
              >
                {order.orderName}
              </Link>
              <span className="min-w-40 flex-1">{order.place}</span>
              {order.status === 'assigned' ? (
                <StatusTag tone={order.accepted ? 'done' : 'pending'}>
                  {order.accepted ? 'Accepted' : answerByText(order.since, now)}
                </StatusTag>
              ) : (
                <OrderStatusTag status={order.status} />
              )}
              <span
                className={`nums text-xs ${age.tone === 'late' ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                {age.tone === 'late'
                  ? `${weightAndPromiseText(order)}, ${age.text}`
                  : weightAndPromiseText(order)}
              </span>
              {canMoveDay(order) && (
                <Button
                  size="sm"
                  aria-label={`Move day of ${order.orderName}`}
                  onClick={() => setMoved(order)}
                >
                  Move day
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {moved && (
        <Suspense>
          <MoveDayDialog order={moved} today={today} onClose={() => setMoved(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

export const plannedTitle = (name: string, day: string): string => `${name}, ${shortDayText(day)}`;
