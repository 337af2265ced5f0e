import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { Refund } from '@market/domain/checkout/refund';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { retryRefund } from '../returns.queries';

export function RetryRefund({ refund: { id, orderName, reference } }: { refund: Refund }) {
  const { api } = useServices();
  const retry = useMutation(retryRefund(api));
  return (
    <Button
      size="sm"
      icon={<RotateCw size={15} />}
      busy={retry.isPending}
      busyLabel="Retrying…"
      aria-label={`Retry refund for ${orderName ?? reference}`}
      onClick={() => retry.mutate({ params: { id } })}
    >
      Retry
    </Button>
  );
}
