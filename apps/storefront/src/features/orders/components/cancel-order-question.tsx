import { useMutation } from '@tanstack/react-query';
import { customerCancelReasons } from '@market/domain/orders/cancel-reasons';
import type { Order } from '@market/domain/orders/order';
import { moneyText } from '@market/ui/money';
import { CancelOrderDialog } from '@market/console/orders/cancel-order-dialog';
import { useServices } from '@market/web-kit/services';
import { orders } from '../../../shared/endpoints';

interface CancelOrderQuestionProps {
  order: Order;
  cancelledId: number;
  onClose: () => void;
}

export function CancelOrderQuestion({ order, cancelledId, onClose }: CancelOrderQuestionProps) {
  const { api } = useServices();
  const cancel = useMutation(
    api.mutation(orders('update'), { quiet: true, success: `${order.orderName} is cancelled` }),
  );
  return (
    <CancelOrderDialog
      orderName={order.orderName}
      reasons={customerCancelReasons}
      noteHint={`${order.storeName} will see your note.`}
      onCancel={(cancellation) =>
        cancel.mutateAsync({
          params: { id: order.id },
          body: { orderStatusId: cancelledId, ...cancellation },
        })
      }
      onClose={onClose}
    >
      {order.payOnDelivery
        ? `${order.storeName} stops preparing your order. You have not paid anything and owe nothing.`
        : `${order.storeName} stops preparing your order. We refund ${moneyText(order.total)} to the card or account that you paid with.`}
    </CancelOrderDialog>
  );
}
