import * as z from 'zod/mini';
import {
  editableSystemSchema,
  systemInputSchema,
  homeSystemSchema,
  sizedSystemSchema,
  sizeQuerySchema,
} from '@market/domain/systems/system';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformCuration } from '../access';
import { texts } from '../texts';

/** Not in the spec: the system on the home page, at current prices. Null when there is none. */
export const home = endpoint({
  name: 'systems.home',
  method: 'GET',
  path: '/systems/home',
  access: 'public',
  data: z.nullable(homeSystemSchema),
  failure: texts.products,
});

/** Not in the spec: the cheapest system of products in stock for these appliances. */
export const propose = endpoint({
  name: 'systems.propose',
  method: 'GET',
  path: '/systems/size',
  access: 'public',
  query: sizeQuerySchema,
  data: sizedSystemSchema,
  failure: 'Could not work out a system. Try again later.',
});

/**
 * Not in the spec: the system on the home page in the form that the platform edits. Null when there
 * is none.
 */
export const editable = endpoint({
  ...platformCuration,
  name: 'systems.editable',
  method: 'GET',
  path: '/systems/admin/home',
  data: z.nullable(editableSystemSchema),
  failure: texts.products,
});

/**
 * Not in the spec: replaces the system on the home page. 422 with the failed check when two parts
 * do not go together, 409 when the system has changed since it was read.
 */
export const publish = endpoint({
  ...platformCuration,
  name: 'systems.publish',
  method: 'PUT',
  path: '/systems/admin/home',
  body: systemInputSchema,
  data: editableSystemSchema,
  failure: texts.wentWrong,
});

/** Not in the spec: takes the system off the home page. Its products stay on sale. */
export const remove = endpoint({
  ...platformCuration,
  name: 'systems.remove',
  method: 'DELETE',
  path: '/systems/admin/home',
  data: noDataSchema,
  failure: texts.wentWrong,
});
