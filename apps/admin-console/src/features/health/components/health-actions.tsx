import { useMutation } from '@tanstack/react-query';
import { Play, RotateCw, Send } from 'lucide-react';
import type { ReactNode } from 'react';
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

interface HealthActionProps {
  icon: ReactNode;
  isBusy: boolean;
  busyLabel: string;
  children: string;
  /** Names the record for screen readers. */
  label?: string;
  onClick: () => void;
}

const HealthAction = ({ isBusy, label, ...button }: HealthActionProps) => (
  <Button size="sm" busy={isBusy} aria-label={label} {...button} />
);

interface RetryButtonProps {
  id: string;
  /** The name of the record, for screen readers. */
  name: string;
  /** What runs again. For an email, this is the job that sends it. */
  kind: 'job' | 'paymentEvent';
}

const retryLook = { icon: <RotateCw size={15} />, busyLabel: 'Retrying…' };

export function RetryButton({ id, name, kind }: RetryButtonProps) {
  const { api } = useServices();
  const job = useMutation(retryJob(api));
  const paymentEvent = useMutation(retryPaymentEvent(api));
  const retry = kind === 'job' ? job : paymentEvent;
  return (
    <HealthAction
      {...retryLook}
      isBusy={retry.isPending}
      label={`Retry ${name}`}
      onClick={() => retry.mutate({ params: { id } })}
    >
      Retry
    </HealthAction>
  );
}

export function RetryAllButton() {
  const { api } = useServices();
  const retry = useMutation(retryAllJobs(api));
  return (
    <HealthAction {...retryLook} isBusy={retry.isPending} onClick={() => retry.mutate({})}>
      Retry all
    </HealthAction>
  );
}

export function RunNowButton({ id, name }: Pick<RetryButtonProps, 'id' | 'name'>) {
  const { api } = useServices();
  const run = useMutation(runJob(api));
  return (
    <HealthAction
      icon={<Play size={15} />}
      isBusy={run.isPending}
      busyLabel="Starting…"
      label={`Run ${name} now`}
      onClick={() => run.mutate({ params: { id } })}
    >
      Run now
    </HealthAction>
  );
}

/** Approves a rejected payout again. The money goes to the payee's current bank account. */
export function SendAgainButton({ id, payeeName, hasNewAccount }: FailedTransfer) {
  const { api } = useServices();
  const send = useMutation(sendTransferAgain(api));
  const label = hasNewAccount ? 'Send to the new account' : 'Send again';
  return (
    <HealthAction
      icon={<Send size={15} />}
      isBusy={send.isPending}
      busyLabel="Sending…"
      label={`${label}, to ${payeeName}`}
      onClick={() => send.mutate({ body: { action: 'approve', payoutId: id } })}
    >
      {label}
    </HealthAction>
  );
}
