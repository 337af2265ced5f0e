import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import type { Order } from '@market/domain/orders/order';
import { statusesBefore } from '@market/domain/orders/order-lifecycle';
import { Button, type ButtonProps } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';

const returnableStatuses = statusesBefore('returned_to_store', 'return_to_store');
/**
 * True after a failed delivery, even while another rider is assigned to collect the goods from the
 * first one.
 */
const isReturnable = ({ orderStatus, orderActivities }: Order): boolean =>
  returnableStatuses.includes(orderStatus) &&
  orderActivities.some((activity) => activity.orderStatus === 'delivery_failed');

/**
 * After a failed delivery: records that the goods are back at their store, and refunds the order.
 */
export function ReturnToStore({ order, size }: { order: Order; size?: ButtonProps['size'] }) {
  const { api } = useServices();
  const can = useCan();
  const [restock, setRestock] = useState(false);
  const { mutateAsync } = useMutation(
    api.mutation(returns.returnToStore, {
      invalidates: [adminOrders.list, returns.list, refunds.list],
      quiet: true,
      success: 'Order returned to its store',
    }),
  );
  const { id, orderName, customerName, storeName, total } = order;
  if (!isReturnable(order) || !can(returns.returnToStore)) return null;
  return (
    <ConfirmDialog
      trigger={<Button size={size}>Return to store</Button>}
      title={`Is ${orderName} back at ${storeName}?`}
      confirmLabel="Return and refund"
      busyLabel="Refunding…"
      onConfirm={() => mutateAsync({ params: { id }, body: { restock } })}
    >
      <p>{`${customerName} is refunded ${moneyText(total)}. This cannot be undone.`}</p>
      <Checkbox
        checked={restock}
        onChange={(event) => setRestock(event.target.checked)}
        label="The goods can be sold again"
        description="Puts the units back in stock"
      />
    </ConfirmDialog>
  );
}
