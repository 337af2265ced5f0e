import { stateSchema } from '@market/domain/shipping/place';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** States with their local government areas. */
export const list = endpoint({
  name: 'locations.list',
  base: 'shipping',
  method: 'GET',
  path: '/shipping/location',
  access: 'public',
  data: wholeList(stateSchema),
  failure: texts.wentWrong,
});
