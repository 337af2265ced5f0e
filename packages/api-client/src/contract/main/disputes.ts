import {
  disputeAnswerSchema,
  disputeListQuerySchema,
  disputePageSchema,
  disputeSchema,
} from '@market/domain/disputes/dispute';
import { endpoint } from '../../endpoint';
import { platformPayouts } from '../access';
import { texts } from '../texts';

/**
 * Not in the spec: payments that customers contest at their bank. Those that need an answer come
 * first, earliest deadline first.
 */
export const list = endpoint({
  ...platformPayouts,
  name: 'disputes.list',
  method: 'GET',
  path: '/disputes',
  query: disputeListQuerySchema,
  data: disputePageSchema,
  failure: 'Could not get disputes. Try again later.',
});

/** Not in the spec. */
export const byId = endpoint({
  ...platformPayouts,
  name: 'disputes.byId',
  method: 'GET',
  path: '/disputes/:id',
  data: disputeSchema,
  failure: 'Could not get this dispute. Try again later.',
});

/**
 * Not in the spec: answers a dispute and sends the answer to the provider. 409 when the dispute is
 * answered or closed.
 */
export const answer = endpoint({
  ...platformPayouts,
  name: 'disputes.answer',
  method: 'POST',
  path: '/disputes/:id/answer',
  body: disputeAnswerSchema,
  data: disputeSchema,
  failure: texts.updateFailed,
});
