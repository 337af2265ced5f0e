import {
  paymentEventDetailSchema,
  paymentEventListQuery,
  paymentEventNoteSchema,
  paymentEventPage,
} from '@market/domain/checkout/payment-event';
import { endpoint } from '../../kernel';
import { platformPayouts } from '../access';
import { texts } from '../texts';

/** Ours: what payment providers sent; `status=open` is what somebody may have to look at. */
export const list = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.list',
  method: 'GET',
  path: '/payment-events',
  query: paymentEventListQuery,
  data: paymentEventPage,
  failure: 'Could not get payment events. Try again later.',
});

/** Ours: one of them, with what was sent. */
export const byId = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.byId',
  method: 'GET',
  path: '/payment-events/:id',
  data: paymentEventDetailSchema,
  failure: 'Could not get this payment event. Try again later.',
});

/** Ours: acts upon one now instead of at its next try. */
export const retry = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.retry',
  method: 'POST',
  path: '/payment-events/:id/retry',
  data: paymentEventDetailSchema,
  failure: texts.updateFailed,
});

/** Ours: somebody dealt with it by hand. */
export const handle = endpoint({
  ...platformPayouts,
  name: 'paymentEvents.handle',
  method: 'POST',
  path: '/payment-events/:id/handle',
  body: paymentEventNoteSchema,
  data: paymentEventDetailSchema,
  failure: texts.updateFailed,
});
