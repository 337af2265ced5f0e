import { vehicleSchema } from '@market/domain/shipping/tariff';
import { vehicleChangesSchema } from '@market/domain/shipping/tariff-input';
import { endpoint } from '../../endpoint';
import { platformShipping } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Every vehicle, smallest first. */
export const list = endpoint({
  ...platformShipping,
  name: 'vehicles.list',
  base: 'shipping',
  method: 'GET',
  path: '/vehicle',
  data: wholeList(vehicleSchema),
  failure: texts.wentWrong,
});

export const byId = endpoint({
  ...platformShipping,
  name: 'vehicles.byId',
  base: 'shipping',
  method: 'GET',
  path: '/vehicle/:id',
  data: vehicleSchema,
  failure: texts.wentWrong,
});

/**
 * Changes the name, the maximum weight or whether the vehicle is active. 409 for the last active
 * vehicle, 422 for a name that is taken.
 */
export const update = endpoint({
  ...platformShipping,
  name: 'vehicles.update',
  base: 'shipping',
  method: 'PATCH',
  path: '/vehicle/:id',
  body: vehicleChangesSchema,
  data: vehicleSchema,
  failure: texts.wentWrong,
  success: 'Vehicle saved',
});
