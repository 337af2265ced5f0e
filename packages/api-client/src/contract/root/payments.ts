import { startedPaymentSchema, startPaymentInputSchema } from '@market/domain/checkout/checkout';
import { endpoint } from '../../endpoint';
import { customers } from '../access';
import { texts } from '../texts';

/**
 * Reserves the stock and starts a payment with the provider. The path has its own version prefix.
 */
export const start = endpoint({
  name: 'payments.start',
  base: 'root',
  method: 'POST',
  path: '/v1/products/payment',
  ...customers,
  body: startPaymentInputSchema,
  data: startedPaymentSchema,
  failure: texts.tryAgain,
});
