import { useMutation } from '@tanstack/react-query';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { requestPayout } from '../payouts.queries';

/** The platform has to approve each requested payout. */
export function RequestPayout({ available }: { available: number | undefined }) {
  const { api } = useServices();
  const request = useMutation(requestPayout(api));
  if (available === undefined || available <= 0) {
    return (
      <Button variant="primary" disabled>
        Request payout
      </Button>
    );
  }
  const amount = moneyText(available);
  return (
    <ConfirmDialog
      tone="primary"
      trigger={<Button variant="primary">{`Request ${amount}`}</Button>}
      title={`Request a payout of ${amount}?`}
      confirmLabel="Request payout"
      cancelLabel="Not now"
      busyLabel="Requesting…"
      onConfirm={() => request.mutateAsync({ body: { action: 'request' } })}
    >
      This payout includes all completed orders that have not been paid out. It reaches your bank
      after the platform approves it.
    </ConfirmDialog>
  );
}
