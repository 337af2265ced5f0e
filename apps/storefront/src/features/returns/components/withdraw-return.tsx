import { useMutation } from '@tanstack/react-query';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { useServices } from '@market/web-kit/services';
import { orders, returns } from '../../../shared/endpoints';

export function WithdrawReturn({
  orderReturn: { id, returnName, storeName },
}: {
  orderReturn: OrderReturn;
}) {
  const { api } = useServices();
  const withdraw = useMutation(
    api.mutation(returns('updateStatus'), {
      quiet: true,
      invalidates: [returns('list'), orders('list')],
      success: `${returnName} is withdrawn`,
    }),
  );
  return (
    <ConfirmDialog
      trigger={<Button>Withdraw return</Button>}
      title={`Withdraw ${returnName}?`}
      confirmLabel="Withdraw return"
      busyLabel="Withdrawing…"
      cancelLabel="Keep return"
      onConfirm={() => withdraw.mutateAsync({ params: { id }, body: { status: 'cancelled' } })}
    >
      {`You keep the goods, and we tell ${storeName}. You can request a return again until the return period ends.`}
    </ConfirmDialog>
  );
}
