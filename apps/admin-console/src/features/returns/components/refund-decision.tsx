import { useMutation } from '@tanstack/react-query';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { ReasonButton } from '@market/console/forms/reason-button';
import { useServices } from '@market/web-kit/services';
import { approveRefund, declineRefund } from '../returns.queries';

/** A rejected return can only be refunded. */
export function RefundDecision({
  orderReturn: { id, returnName, customerName, storeName, status, refundAmount },
}: {
  orderReturn: OrderReturn;
}) {
  const { api } = useServices();
  const approve = useMutation(approveRefund(api));
  const decline = useMutation(declineRefund(api));
  const params = { id };
  const amount = moneyText(refundAmount);
  return (
    <>
      {status !== 'rejected' && (
        <ReasonButton
          label="Decline refund"
          title={`Decline the refund for ${returnName}?`}
          description={`The return is rejected, and ${customerName} sees your reason.`}
          confirmLabel="Decline refund"
          busyLabel="Declining…"
          onSend={(reason) => decline.mutateAsync({ params, body: { approved: false, reason } })}
        />
      )}
      <ConfirmDialog
        trigger={<Button variant="primary">{`Refund ${amount}`}</Button>}
        title={`Refund ${amount} to ${customerName}?`}
        tone="primary"
        confirmLabel={`Refund ${amount}`}
        busyLabel="Refunding…"
        onConfirm={() => approve.mutateAsync({ params, body: { approved: true } })}
      >
        {`The payment provider sends the money, and ${storeName} pays its share. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
