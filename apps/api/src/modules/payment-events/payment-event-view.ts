import { fullName } from '@market/domain/accounts/person-name';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import type { PaymentEventListRow, PaymentEventRow } from '../payment-providers';

/** How the audit log identifies an event. */
export const toAuditSubject = ({ id, name, reference }: PaymentEventRow) => ({
  subject: 'paymentEvent' as const,
  subjectId: id,
  subjectName: reference === null ? name : `${name}, ${reference}`,
});

export function toPaymentEvent({ event, handler }: PaymentEventListRow): PaymentEvent {
  return {
    id: event.id,
    provider: event.provider,
    source: event.source,
    name: event.name,
    reference: event.reference ?? undefined,
    status: event.status,
    reason: event.reason ?? undefined,
    tries: event.tries,
    nextTryAt: event.nextTryAt?.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    handledAt: event.handledAt?.toISOString(),
    handledBy: handler ? fullName(handler) : undefined,
    note: event.note ?? undefined,
  };
}
