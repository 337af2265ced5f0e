import { tariffSchema } from '@market/domain/shipping/shipping-fee';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** The tariff: fees and delivery times for each vehicle and pair of zones. */
export const get = endpoint({
  name: 'pricing.get',
  base: 'shipping',
  method: 'GET',
  path: '/pricing',
  access: 'public',
  data: tariffSchema,
  failure: texts.wentWrong,
});
