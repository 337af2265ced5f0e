import { RefreshCw } from 'lucide-react';
import { formatTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { Link, LinkButton } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { stepName } from '../model/order-texts';
import type { QueuedStep } from '../queue/step-store';
import { useOfflineSince, useStepQueue, useSteps } from '../queue/use-steps';

/** The rider's steps that the server has not accepted. Refused steps come first. */
export function QueuedSteps({ hrefOf }: { hrefOf: (orderId: string) => string }) {
  const steps = useSteps();
  const { send } = useStepQueue();
  const since = useOfflineSince();
  const waiting = steps.filter(({ refusal }) => !refusal);
  const stored = waiting.filter(({ isSaving }) => !isSaving).length;
  return (
    <div className="grid gap-5">
      {steps.map(
        (queued) =>
          queued.refusal && (
            <RefusedStep
              key={queued.step.id}
              queued={queued}
              reason={queued.refusal.message}
              href={hrefOf(queued.orderId)}
            />
          ),
      )}
      {waiting.length > 0 && (
        <section aria-label="Waiting to send">
          <p className="mb-2 flex items-baseline justify-between gap-3 text-sm">
            <b className="font-semibold">{stored > 0 ? `${stored} waiting to send` : 'Saving'}</b>
            <span className="text-muted">
              {since ? `No network since ${formatTime(since)}` : 'Sent in this order'}
            </span>
          </p>
          <ol className="divide-y divide-line border-y border-line bg-surface">
            {waiting.map((queued, index) => (
              <li key={queued.step.id} className="flex min-h-14 items-center gap-3 px-3 py-2">
                <span
                  aria-hidden="true"
                  className="grid size-7 flex-none place-items-center rounded-full border border-control text-xs font-semibold nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block font-medium nums">{queuedStepTitle(queued)}</b>
                  {queued.photo && (
                    <span className="text-xs text-muted">{photoText(queued.photo)}</span>
                  )}
                </span>
                <span className="text-sm text-muted nums">
                  {queued.isSaving ? 'Saving' : formatTime(queued.step.doneAt)}
                </span>
              </li>
            ))}
          </ol>
          <Alert tone="info" className="mt-3">
            You can continue working. Steps stay on this phone, even after a restart, and each is
            sent only once.
          </Alert>
          <Button
            size="lg"
            block
            className="mt-4 h-14!"
            icon={<RefreshCw size={19} />}
            onClick={() => void send()}
          >
            Send now
          </Button>
        </section>
      )}
    </div>
  );
}

const queuedStepTitle = ({ orderName, step }: QueuedStep) => `${orderName}, ${stepName(step)}`;
const photoText = ({ size }: Blob) => `1 photo, ${Math.ceil(size / 1024)}\u00a0KB`;

function RefusedStep({
  queued,
  reason,
  href,
}: {
  queued: QueuedStep;
  reason: string;
  href: string;
}) {
  const { remove } = useStepQueue();
  return (
    <section
      aria-label={queuedStepTitle(queued)}
      className="grid gap-3 rounded-2 border border-danger bg-danger-soft p-4 text-on-danger-soft"
    >
      <p className="flex items-center justify-between gap-3 text-xs">
        <StatusTag tone="problem">Rejected by the server</StatusTag>
        <span className="nums">{formatTime(queued.step.doneAt)}</span>
      </p>
      <h2 className="text-lg font-semibold nums">{queuedStepTitle(queued)}</h2>
      <p className="text-sm">{reason}</p>
      <Button size="lg" variant="ink" render={<Link to={href} />}>
        {`Open ${queued.orderName}`}
      </Button>
      <ConfirmDialog
        trigger={<LinkButton className="justify-self-start text-sm">Remove this step</LinkButton>}
        title={`Remove “${queuedStepTitle(queued)}”?`}
        confirmLabel="Remove step"
        cancelLabel="Keep step"
        onConfirm={() => remove(queued.step.id)}
      >
        The server rejected this step. Later steps of this order are sent after you remove it.
      </ConfirmDialog>
    </section>
  );
}
