import { tariffSchema } from '@market/domain/shipping/tariff';
import { pricingInputSchema } from '@market/domain/shipping/tariff-input';
import { endpoint } from '../../endpoint';
import { platformShipping } from '../access';
import { texts } from '../texts';

/** The tariff: zones, and fees and delivery times for each vehicle from zone to zone. */
export const get = endpoint({
  name: 'pricing.get',
  base: 'shipping',
  method: 'GET',
  path: '/pricing',
  access: 'public',
  data: tariffSchema,
  failure: texts.wentWrong,
});

/**
 * Saves the whole price matrix. 409 with the current tariff as data when it has changed since it
 * was read, 422 when a cell is missing. Later quotes use it; open payments keep their quote.
 */
export const save = endpoint({
  ...platformShipping,
  name: 'pricing.save',
  base: 'shipping',
  method: 'PUT',
  path: '/pricing',
  body: pricingInputSchema,
  data: tariffSchema,
  failure: texts.wentWrong,
  success: 'Prices saved',
});
