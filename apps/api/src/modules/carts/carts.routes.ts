import type * as contract from '@market/api-client/contract';
import type { Services } from '../../compose';
import type { Handlers } from '../../http/mount';

export const cartRoutes = ({ carts }: Pick<Services, 'carts'>): Handlers<typeof contract.cart> => ({
  add: ({ principal, body }) => carts.add(principal.userId, body.items, body.mode),
  get: ({ principal }) => carts.get(principal.userId),
  remove: ({ principal, body }) => carts.remove(principal.userId, body.itemIds),
  preview: ({ body }) => carts.preview(body.items),
});
