import { pluralise } from '@market/domain/pluralise';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { Link } from '@market/ui/link';

interface RefusedOrdersProps {
  refused: readonly OrderOutcome[];
  /** The orders in the list, from which the names of the refused orders are taken. */
  orders: readonly OrderSummary[];
  hrefOf: (order: Pick<OrderSummary, 'id'>) => string;
  onClose: () => void;
}

export function RefusedOrders({ refused, orders, hrefOf, onClose }: RefusedOrdersProps) {
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={`${pluralise(refused.length, 'order was', 'orders were')} not changed`}
      description={refused.length === 1 ? 'It is still selected.' : 'They are still selected.'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="divide-y divide-line text-sm">
        {refused.map(({ orderId, message }) => (
          <li key={orderId} className="grid gap-0.5 py-3 first:pt-0">
            <Link
              to={hrefOf({ id: orderId })}
              className="link justify-self-start font-semibold nums"
            >
              {orders.find(({ id }) => id === orderId)?.orderName ?? 'Another order'}
            </Link>
            <span className="text-text-2">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
