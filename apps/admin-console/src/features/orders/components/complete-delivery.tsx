import { useMutation } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import { ReasonButton } from '@market/console/forms/reason-button';
import type { Order } from '@market/domain/orders/order';
import { statusesBefore } from '@market/domain/orders/order-lifecycle';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { completeDelivery } from '../orders.queries';

const completable = statusesBefore('delivered', 'override');

/** Completes a delivery whose customer cannot read the code. */
export function CompleteDelivery({ order }: { order: Order }) {
  const { api } = useServices();
  const can = useCan();
  const complete = useMutation(completeDelivery(api));
  const { id, orderName, orderStatus, customerName, storeName, payOnDelivery } = order;
  const collected = payOnDelivery?.amount;
  if (!completable.includes(orderStatus) || !can(adminOrders.completeDelivery)) return null;
  return (
    <ReasonButton
      label="Complete without code"
      title={
        collected === undefined
          ? `Has ${customerName} received ${orderName}?`
          : `Has ${customerName} received ${orderName} and paid ${moneyText(collected)}?`
      }
      description={`${customerName} is notified of the delivery.${collected === undefined ? '' : ' The cash is recorded for the partner or dispatcher who carries the order.'} ${storeName} and the audit log keep the reason. This cannot be undone.`}
      confirmLabel="Complete delivery"
      busyLabel="Completing…"
      variant="primary"
      hint="For example: the customer’s phone is broken, and a neighbour confirmed the delivery"
      onSend={(reason) => complete.mutateAsync({ params: { id }, body: { reason, collected } })}
    />
  );
}
