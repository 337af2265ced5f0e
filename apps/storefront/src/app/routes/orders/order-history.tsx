import type { Order } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import { Card } from '@market/ui/card';
import { Timeline } from '@market/ui/timeline';
import { activityItems } from '../../../shared/activity-items';
import { DeliveryFacts } from './delivery-facts';
import { OrderReturns } from './order-returns';

export function OrderHistory({ order }: { order: Order }) {
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 md:grid-cols-[1.35fr_1fr]">
      <Card title="Order updates">
        <Timeline
          label="Order updates"
          items={activityItems(order.orderActivities, openStatuses.includes(order.orderStatus))}
        />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <DeliveryFacts order={order} />
        {order.orderReturnId && <OrderReturns orderId={order.id} />}
      </div>
    </div>
  );
}
