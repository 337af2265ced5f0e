import type { ReactNode } from 'react';
import { FileText, MessageSquare, Star, Undo2 } from 'lucide-react';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { CancelOrder } from '../../../features/orders/components/cancel-order';
import { returnableItems } from '@market/domain/orders/return-window';
import { paths } from '../../paths';

/** The actions for an order. */
export function OrderActions({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const { id: orderId, orderName, allowedStatusIds } = order;
  const cancelled = findStatus(statuses, 'cancelled');
  const isDelivered = findStatus(statuses, order.orderStatus)?.tone === 'done';
  return (
    <div className="flex flex-wrap gap-2">
      {cancelled && allowedStatusIds.includes(cancelled.id) && (
        <CancelOrder order={order} cancelledId={cancelled.id} />
      )}
      {isDelivered && (
        <Action to={paths.orderReviews.href({ orderId })} icon={<Star size={16} />}>
          Review
        </Action>
      )}
      {returnableItems(order).length > 0 && (
        <Action to={paths.newReturn.href({ orderId })} icon={<Undo2 size={16} />}>
          Return or replace
        </Action>
      )}
      <Action to={paths.invoice.href({ orderId })} icon={<FileText size={16} />}>
        Invoice
      </Action>
      <Action to={paths.contact.href({ order: orderName })} icon={<MessageSquare size={16} />}>
        Contact us
      </Action>
    </div>
  );
}

function Action({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Button icon={icon} render={<Link to={to} />}>
      {children}
    </Button>
  );
}
