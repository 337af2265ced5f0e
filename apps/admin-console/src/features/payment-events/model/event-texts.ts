import type { PaymentEvent, PaymentEventStatus } from '@market/domain/checkout/payment-event';
import type { StatusText } from '@market/ui/status-tag';

export const eventStatusTexts: Readonly<Record<PaymentEventStatus, StatusText>> = {
  waiting: { label: 'Retrying', tone: 'moving' },
  failed: { label: 'Failed', tone: 'problem' },
  processed: { label: 'Processed', tone: 'done' },
  handled: { label: 'Handled', tone: 'neutral' },
};

export const sourceTexts: Readonly<Record<PaymentEvent['source'], string>> = {
  notice: 'Webhook',
  answer: 'API response',
};

export const eventTabs = [
  { value: 'open' as const, label: 'Needs attention' },
  { value: 'processed' as const, label: 'Processed' },
  { value: 'handled' as const, label: 'Handled' },
  { value: 'all' as const, label: 'All' },
];

export function readablePayload(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload === '' ? '(empty)' : payload;
  }
}
