import {
  addressSchema,
  defaultChangeSchema,
  newAddressSchema,
} from '@market/domain/shipping/address';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { customers } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...customers,
  name: 'addresses.list',
  method: 'GET',
  path: '/customershippingaddress',
  data: wholeList(addressSchema),
  failure: 'Could not get addresses. Try again later.',
});

export const byId = endpoint({
  ...customers,
  name: 'addresses.byId',
  method: 'GET',
  path: '/customershippingaddress/:id',
  data: addressSchema,
  failure: 'Could not get address. Try again later.',
});

/** The first address of an account becomes the default. */
export const add = endpoint({
  ...customers,
  name: 'addresses.add',
  method: 'POST',
  path: '/customershippingaddress',
  body: newAddressSchema,
  data: addressSchema,
  failure: texts.addAddress,
});

export const update = endpoint({
  ...customers,
  name: 'addresses.update',
  method: 'PATCH',
  path: '/customershippingaddress/:id',
  body: newAddressSchema,
  data: addressSchema,
  failure: texts.updateAddress,
});

export const remove = endpoint({
  ...customers,
  name: 'addresses.remove',
  method: 'DELETE',
  path: '/customershippingaddress/:id',
  data: noDataSchema,
  failure: texts.updateAddress,
});

/** Returns the new default and the one it replaced (spec section 4). */
export const makeDefault = endpoint({
  ...customers,
  name: 'addresses.makeDefault',
  method: 'PATCH',
  path: '/customershippingaddress/:id/default',
  data: defaultChangeSchema,
  failure: texts.updateAddress,
});
