import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import { eventName } from '@market/domain/checkout/event-name';
import type { PaymentEventDetail } from '@market/domain/checkout/payment-event';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { RecordHistory } from '../../../shared/record-history';
import { eventStatusTexts, readablePayload, sourceTexts } from '../model/event-texts';
import { retryEvent } from '../payment-events.queries';
import { MarkHandled } from './mark-handled';

export function EventDrawer({
  event,
  onClose,
}: {
  event: PaymentEventDetail;
  onClose: () => void;
}) {
  const { api } = useServices();
  const can = useCan();
  const retry = useMutation(retryEvent(api));
  const { label, tone } = eventStatusTexts[event.status];
  const isOpen = event.status === 'waiting' || event.status === 'failed';

  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={eventName(event)}
      description={sourceTexts[event.source]}
      footer={
        isOpen &&
        can(paymentEvents.handle) && (
          <>
            <MarkHandled id={event.id} />
            <Button
              variant="primary"
              icon={<RotateCw size={17} />}
              busy={retry.isPending}
              busyLabel="Retrying…"
              onClick={() => retry.mutate({ params: { id: event.id } })}
            >
              Retry now
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {retry.error && <Alert>{retry.error.message}</Alert>}
        {retry.data && isOpen && (
          <Alert tone="warning">The retry failed. The reason is shown below.</Alert>
        )}
        {retry.data?.status === 'processed' && (
          <Alert tone="success">The event was processed.</Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 text-sm break-all text-text-2 nums">
            {event.reference ? shortPaymentReference(event.reference) : 'No reference'}
          </span>
          <StatusTag tone={tone}>{label}</StatusTag>
        </div>
        {event.reason && (
          <section>
            <h3 className="mb-1 text-sm font-semibold">Reason</h3>
            <p className="text-sm break-words">{event.reason}</p>
          </section>
        )}
        <DescriptionList
          items={[
            { term: 'Provider', value: <span className="capitalize">{event.provider}</span> },
            { term: 'Received', value: formatDateTimeYear(event.receivedAt) },
            { term: 'Failed attempts', value: event.tries },
            ...(isOpen && event.nextTryAt
              ? [{ term: 'Next attempt', value: formatDateTimeYear(event.nextTryAt) }]
              : []),
            ...(event.handledAt && event.handledBy
              ? [
                  {
                    term: 'Handled by',
                    value: `${event.handledBy}, ${formatDateTimeYear(event.handledAt)}`,
                  },
                ]
              : []),
            ...(event.note ? [{ term: 'Note', value: event.note }] : []),
          ]}
        />
        <section>
          <h3 className="mb-1 text-sm font-semibold">Payload</h3>
          <pre className="rounded-md border border-line bg-surface-2 p-3 font-mono text-xs break-all whitespace-pre-wrap">
            {readablePayload(event.payload)}
          </pre>
        </section>
        <div className="border-t border-line pt-4">
          <RecordHistory subject="paymentEvent" id={event.id} />
        </div>
      </div>
    </Drawer>
  );
}
