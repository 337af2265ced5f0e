import type { Order } from '@market/domain/orders/order';
import { Price } from '@market/ui/price';
import { StatusTag } from '@market/ui/status-tag';
import { Block } from '../../../shared/block';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';

/** The delivery fee that the customer paid. */
export function OrderFee({ order }: { order: Order }) {
  return (
    <Block>
      <div className="flex items-end justify-between gap-4">
        <div>
          <p className="text-sm text-muted">Delivery fee</p>
          <Price kobo={order.shippingFee} size="xl" />
        </div>
        <StatusTag tone="moving" plain>
          {deliveryAreaLabel(order)}
        </StatusTag>
      </div>
    </Block>
  );
}
