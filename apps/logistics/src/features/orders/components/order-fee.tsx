import type { Order } from '@market/domain/orders/order';
import { Price } from '@market/ui/price';
import { StatusTag } from '@market/ui/status-tag';
import { PageSection } from '../../../shared/page-section';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';
import { feeLabel } from '../model/order-texts';

/** The partner's earnings from the delivery. Other users see the fee that the customer paid. */
export function OrderFee({ order }: { order: Order }) {
  return (
    <PageSection>
      <div className="flex items-end justify-between gap-4">
        <div>
          <p className="text-sm text-muted">{feeLabel(order)}</p>
          <Price kobo={order.partnerEarns ?? order.shippingFee} size="xl" />
        </div>
        <StatusTag tone="moving" plain>
          {deliveryAreaLabel(order)}
        </StatusTag>
      </div>
    </PageSection>
  );
}
