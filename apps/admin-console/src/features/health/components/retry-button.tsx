import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { retryAllJobs, retryJob, retryPaymentEvent } from '../health.queries';

interface RetryButtonProps {
  id: string;
  /** The name of the record, for screen readers. */
  name: string;
  /** What runs again. For an email, this is the job that sends it. */
  kind: 'job' | 'paymentEvent';
}

export function RetryButton({ id, name, kind }: RetryButtonProps) {
  const { api } = useServices();
  const job = useMutation(retryJob(api));
  const paymentEvent = useMutation(retryPaymentEvent(api));
  const retry = kind === 'job' ? job : paymentEvent;
  return (
    <Button
      size="sm"
      icon={<RotateCw size={15} />}
      busy={retry.isPending}
      busyLabel="Retrying…"
      aria-label={`Retry ${name}`}
      onClick={() => retry.mutate({ params: { id } })}
    >
      Retry
    </Button>
  );
}

export function RetryAllButton() {
  const { api } = useServices();
  const retry = useMutation(retryAllJobs(api));
  return (
    <Button
      size="sm"
      icon={<RotateCw size={15} />}
      busy={retry.isPending}
      busyLabel="Retrying…"
      onClick={() => retry.mutate({})}
    >
      Retry all
    </Button>
  );
}
