import { useMutation } from '@tanstack/react-query';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { ReasonButton } from '@market/console/forms/reason-button';
import { useServices } from '@market/web-kit/services';
import { bookChargeback, contestChargeback } from '../returns.queries';

export function ChargebackDecision({
  orderReturn: { id, returnName, storeName },
}: {
  orderReturn: OrderReturn;
}) {
  const { api } = useServices();
  const book = useMutation(bookChargeback(api));
  const contest = useMutation(contestChargeback(api));
  const params = { id };
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Chargeback</h3>
      <p className="text-sm text-text-2">
        Use this only if the customer’s bank has already reversed the payment.
      </p>
      <div className="flex flex-wrap gap-2">
        <ReasonButton
          label="Contest"
          title={`Contest the chargeback for ${returnName}?`}
          description="Only staff see this on the order. The return does not change."
          confirmLabel="Contest chargeback"
          busyLabel="Saving…"
          onSend={(reason) => contest.mutateAsync({ params, body: { approved: false, reason } })}
        />
        <ConfirmDialog
          trigger={<Button variant="danger-outline">Record chargeback</Button>}
          title={`Record the chargeback for ${returnName}?`}
          confirmLabel="Record chargeback"
          busyLabel="Recording…"
          onConfirm={() => book.mutateAsync({ params, body: { approved: true } })}
        >
          {`No money is sent. ${storeName} pays its share as for a refund. This cannot be undone.`}
        </ConfirmDialog>
      </div>
    </section>
  );
}
