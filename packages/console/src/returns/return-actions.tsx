import { useMutation } from '@tanstack/react-query';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { ReasonButton } from '../forms/reason-button';
import { ReceiveGoods } from './receive-goods';
import { updateReturnStatus, receiveReturn, rejectReturn } from './returns.queries';

interface ReturnActionsProps {
  orderReturn: OrderReturn;
  /** Use `outline` where the page has another primary button. */
  variant?: 'primary' | 'outline';
  /** For pages where declining the refund rejects the return as well. */
  withoutRejecting?: boolean;
}

export function ReturnActions({
  orderReturn,
  variant = 'primary',
  withoutRejecting = false,
}: ReturnActionsProps) {
  const { api } = useServices();
  const move = useMutation(updateReturnStatus(api));
  const receive = useMutation(receiveReturn(api));
  const reject = useMutation(rejectReturn(api));
  const { id, returnName, customerName, allowedStatuses } = orderReturn;
  const params = { id };
  const can = (status: OrderReturn['status']): boolean => allowedStatuses.includes(status);
  const moveTo = (status: 'approved' | 'replacement_sent') =>
    move.mutate({ params, body: { status } });

  return (
    <>
      {can('rejected') && !withoutRejecting && (
        <ReasonButton
          label="Reject"
          title={`Reject ${returnName}?`}
          description={`${customerName} keeps the goods and sees your reason.`}
          confirmLabel="Reject return"
          busyLabel="Rejecting…"
          onSend={(reason) => reject.mutateAsync({ params, body: { status: 'rejected', reason } })}
        />
      )}
      {can('approved') && (
        <Button
          variant={variant}
          busy={move.isPending}
          busyLabel="Approving…"
          onClick={() => moveTo('approved')}
        >
          Approve return
        </Button>
      )}
      {can('received') && (
        <ReceiveGoods
          orderReturn={orderReturn}
          variant={variant}
          onReceive={(restock) =>
            receive.mutateAsync({ params, body: { status: 'received', restock } })
          }
        />
      )}
      {can('replacement_sent') && (
        <Button
          variant={variant}
          busy={move.isPending}
          busyLabel="Saving…"
          onClick={() => moveTo('replacement_sent')}
        >
          Mark replacement as sent
        </Button>
      )}
    </>
  );
}
