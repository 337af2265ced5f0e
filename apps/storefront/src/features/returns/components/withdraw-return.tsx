import { Suspense, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { orders, returns } from '../../../shared/endpoints';
import { browserPart } from '../../../shared/lazy-part';

const ConfirmDialog = browserPart(
  async () => (await import('@market/ui/confirm-dialog')).ConfirmDialog,
);

/** Withdraws a return, while the server allows it. */
export function WithdrawReturn({
  orderReturn: { id, returnName, storeName },
}: {
  orderReturn: OrderReturn;
}) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const withdraw = useMutation(
    api.mutation(returns('updateStatus'), {
      quiet: true,
      invalidates: [returns('list'), orders('list')],
      success: `${returnName} is withdrawn`,
    }),
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw</Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Withdraw ${returnName}?`}
            confirmLabel="Withdraw it"
            busyLabel="Withdrawing…"
            cancelLabel="Keep it"
            onConfirm={() =>
              withdraw.mutateAsync({ params: { id }, body: { status: 'cancelled' } })
            }
          >
            {`You keep the goods, and ${storeName} is told. While the return window is open you can ask again.`}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
