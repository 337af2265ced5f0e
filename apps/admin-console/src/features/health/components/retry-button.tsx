import { useMutation } from '@tanstack/react-query';
import { Play, RotateCw, Send } from 'lucide-react';
import type { FailedTransfer } from '@market/domain/health/platform-health';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import {
  retryAllJobs,
  retryJob,
  retryPaymentEvent,
  runJob,
  sendTransferAgain,
} from '../health.queries';

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

export function RunNowButton({ id, name }: Pick<RetryButtonProps, 'id' | 'name'>) {
  const { api } = useServices();
  const run = useMutation(runJob(api));
  return (
    <Button
      size="sm"
      icon={<Play size={15} />}
      busy={run.isPending}
      busyLabel="Starting…"
      aria-label={`Run ${name} now`}
      onClick={() => run.mutate({ params: { id } })}
    >
      Run now
    </Button>
  );
}

/** Approves a rejected payout again. The money goes to the payee's current bank account. */
export function SendAgainButton({ id, payeeName, hasNewAccount }: FailedTransfer) {
  const { api } = useServices();
  const send = useMutation(sendTransferAgain(api));
  const label = hasNewAccount ? 'Send to the new account' : 'Send again';
  return (
    <Button
      size="sm"
      icon={<Send size={15} />}
      busy={send.isPending}
      busyLabel="Sending…"
      aria-label={`${label}, to ${payeeName}`}
      onClick={() => send.mutate({ body: { action: 'approve', payoutId: id } })}
    >
      {label}
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
