import { useMutation } from '@tanstack/react-query';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { payoutRequest } from '../payouts.mutations';

/** Asks for everything that is available; somebody at the platform approves it. */
export function RequestPayout({ available }: { available: number | undefined }) {
  const { api } = useServices();
  const request = useMutation(payoutRequest(api));
  // Its place is kept while the sum is on its way.
  if (available === undefined) {
    return (
      <Button variant="primary" disabled>
        Request payout
      </Button>
    );
  }
  if (available <= 0) return null;
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
      All completed orders that you have not been paid for go into this payout. It reaches your bank
      after the platform has approved it.
    </ConfirmDialog>
  );
}
