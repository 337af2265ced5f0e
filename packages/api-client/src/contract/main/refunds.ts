import { refundListQuerySchema, refundSchema } from '@market/domain/checkout/refund';
import { pageOf } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { platformReturns } from '../access';
import { texts } from '../texts';

/** Not in the spec: refunds to customers. `status=failed` lists those that need attention. */
export const list = endpoint({
  ...platformReturns,
  name: 'refunds.list',
  method: 'GET',
  path: '/refunds',
  query: refundListQuerySchema,
  data: pageOf(refundSchema),
  failure: 'Could not get refunds. Try again later.',
});

/** Not in the spec: retries a refund that the provider could not send. */
export const retry = endpoint({
  ...platformReturns,
  name: 'refunds.retry',
  method: 'POST',
  path: '/refunds/:id/retry',
  data: refundSchema,
  failure: texts.updateFailed,
});
