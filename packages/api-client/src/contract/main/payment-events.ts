import {
  paymentEventDetailSchema,
  paymentEventListQuerySchema,
  paymentEventNoteSchema,
  paymentEventPageSchema,
} from '@market/domain/checkout/payment-event';
import { endpoint } from '../../endpoint';
import { platformPayouts } from '../access';
import { texts } from '../texts';

/**
 * Not in the spec: events from payment providers. `status=open` lists those that may need
 * attention.
 */
export const list = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.list',
  method: 'GET',
  path: '/payment-events',
  query: paymentEventListQuerySchema,
  data: paymentEventPageSchema,
  failure: 'Could not get payment events. Try again later.',
});

/** Not in the spec: one event with its payload. */
export const byId = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.byId',
  method: 'GET',
  path: '/payment-events/:id',
  data: paymentEventDetailSchema,
  failure: 'Could not get this payment event. Try again later.',
});

/** Not in the spec: processes an event now instead of at its next retry. */
export const retry = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.retry',
  method: 'POST',
  path: '/payment-events/:id/retry',
  data: paymentEventDetailSchema,
  failure: texts.updateFailed,
});

/** Not in the spec: marks an event as resolved by staff. */
export const handle = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.handle',
  method: 'POST',
  path: '/payment-events/:id/handle',
  body: paymentEventNoteSchema,
  data: paymentEventDetailSchema,
  failure: texts.updateFailed,
});
