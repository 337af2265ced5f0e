import { useMutation } from '@tanstack/react-query';
import type { OrderSummary } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';
import { orderAcceptance, useRefreshOrders } from '../orders.mutations';
import { DeclineOrder } from './decline-order';
import { OrderCard } from './order-card';

/** An offered order with buttons to accept or decline it. */
export function OfferCard({ order, href }: { order: OrderSummary; href: string }) {
  const { api } = useServices();
  const accept = useMutation({ ...orderAcceptance(api), onError: useRefreshOrders() });
  return (
    <OrderCard
      order={order}
      href={href}
      detailed
      tag={
        <StatusTag tone="moving" plain>
          {deliveryAreaLabel(order)}
        </StatusTag>
      }
    >
      <div className="relative z-1 mt-3.5 grid grid-cols-[1fr_1.6fr] gap-2.5">
        <DeclineOrder order={order} />
        <Button
          size="lg"
          variant="ink"
          aria-label={`Accept ${order.orderName}`}
          busy={accept.isPending}
          busyLabel={accept.isPaused ? 'Queued' : 'Accepting…'}
          onClick={() => accept.mutate({ params: { id: order.id }, body: { accepted: true } })}
        >
          Accept
        </Button>
      </div>
    </OrderCard>
  );
}
