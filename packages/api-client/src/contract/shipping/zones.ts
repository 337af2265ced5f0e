import { tariffSchema, zoneSchema } from '@market/domain/shipping/tariff';
import { zonesInputSchema } from '@market/domain/shipping/tariff-input';
import { endpoint } from '../../endpoint';
import { platformShipping } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...platformShipping,
  name: 'zones.list',
  base: 'shipping',
  method: 'GET',
  path: '/shipping',
  data: wholeList(zoneSchema),
  failure: texts.wentWrong,
});

/**
 * Saves all zones. A new zone starts with the prices of the zone that most of its states come
 * from. 409 with the current tariff as data when it has changed since it was read, 422 unless every
 * state is in exactly one zone.
 */
export const save = endpoint({
  ...platformShipping,
  name: 'zones.save',
  base: 'shipping',
  method: 'POST',
  path: '/shipping',
  body: zonesInputSchema,
  data: tariffSchema,
  failure: texts.wentWrong,
  success: 'Zones saved',
});
