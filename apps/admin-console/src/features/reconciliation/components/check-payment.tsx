import { useMutation } from '@tanstack/react-query';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { checkPayment } from '../reconciliation.queries';

/** Asks the provider about a payment that is not in the ledger. */
export function CheckPayment({ reference }: { reference: string }) {
  const { api } = useServices();
  const check = useMutation(checkPayment(api));
  return (
    <section className="grid justify-items-start gap-2">
      <Button
        variant="primary"
        busy={check.isPending}
        busyLabel="Checking…"
        onClick={() => check.mutate({ params: { reference } })}
      >
        Check with the provider
      </Button>
      <p className="text-xs text-muted">
        The payment becomes an order if its goods are available. Otherwise it is refunded.
      </p>
    </section>
  );
}
