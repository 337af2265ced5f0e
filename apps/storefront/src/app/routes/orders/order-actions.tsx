import { MessageSquare, Undo2 } from 'lucide-react';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import { returnableItems } from '@market/domain/orders/return-window';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { CancelOrder } from '../../../features/orders/components/cancel-order';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';

export function OrderActions({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const { id: orderId, orderName, allowedStatusIds } = order;
  const cancelled = findStatus(statuses, 'cancelled');
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
      {cancelled && allowedStatusIds.includes(cancelled.id) && (
        <CancelOrder order={order} cancelledId={cancelled.id} />
      )}
      {returnableItems(order).length > 0 && (
        <Button icon={<Undo2 size={16} />} render={<Link to={paths.newReturn.href({ orderId })} />}>
          Return or replace
        </Button>
      )}
      <Button icon={<MessageSquare size={16} />} render={<Link to={helpHref('talk', orderName)} />}>
        Get help with this order
      </Button>
    </div>
  );
}
