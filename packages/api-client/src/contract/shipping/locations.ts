import * as z from 'zod/mini';
import { stateSchema } from '@market/domain/shipping/place';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** States with their local government areas. */
export const list = endpoint({
  name: 'locations.list',
  base: 'shipping',
  method: 'GET',
  path: '/shipping/location',
  access: 'public',
  data: z.array(stateSchema),
  failure: texts.wentWrong,
});
