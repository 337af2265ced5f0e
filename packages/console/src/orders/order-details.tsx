import type { ReactNode } from 'react';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Stepper } from '@market/ui/stepper';
import type { OrderAudience } from './order-texts';
import { CustomerCard } from './customer-card';
import { DeliveryCard } from './delivery-card';
import { NextStepsCard } from './next-steps-card';
import { OrderActivityCard } from './order-activity-card';
import { OrderItemsCard } from './order-items-card';
import { orderProgress } from './order-steps';
import { PaymentCard, type LinkedOrder } from './payment-card';
import { RefundsCard } from './refunds-card';

interface OrderDetailsProps {
  order: Order;
  statuses: readonly OrderStatus[];
  /** The delivery address as it was when the order was placed. */
  address: Order['deliveryAddress'];
  audience: OrderAudience;
  returnHref: ((id: string) => string) | undefined;
  /** The ledger entries of the order. Undefined when the user may not see them. */
  ledgerHref?: string | undefined;
  /** The transaction of the order's payment. Undefined when the user may not see it. */
  transactionHref?: string | undefined;
  paidTogether?: readonly LinkedOrder[] | undefined;
  /** The page of the order's store. Undefined when the user may not see it. */
  storeHref?: string | undefined;
  deliveryActions?: ReactNode;
}

/** The body of an order page, the same in every console. */
export function OrderDetails({
  order,
  statuses,
  address,
  audience,
  returnHref,
  ledgerHref,
  transactionHref,
  paidTogether,
  storeHref,
  deliveryActions,
}: OrderDetailsProps) {
  const progress = orderProgress(statuses, order.orderStatus);
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {progress && <Stepper label="Progress" steps={progress.steps} current={progress.current} />}
      <OrderItemsCard order={order} audience={audience} storeHref={storeHref} />
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <CustomerCard address={address} note={order.orderNote} />
          <DeliveryCard order={order}>{deliveryActions}</DeliveryCard>
          {audience === 'platform' && (
            <NextStepsCard statuses={statuses} status={order.orderStatus} />
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <PaymentCard
            order={order}
            audience={audience}
            ledgerHref={ledgerHref}
            transactionHref={transactionHref}
            paidTogether={paidTogether}
          />
          <RefundsCard order={order} returnHref={returnHref} />
        </div>
      </div>
      <OrderActivityCard order={order} />
    </div>
  );
}
