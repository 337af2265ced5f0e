import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { CartsService } from './carts.service';

export const cartRoutes = ({ carts }: { carts: CartsService }): Routes =>
  endpoints(contract.cart, {
    add: ({ principal, body }) => carts.add(principal.userId, body.items, body.mode),
    get: ({ principal }) => carts.get(principal.userId),
    remove: ({ principal, body }) => carts.remove(principal.userId, body.itemIds),
    preview: ({ body }) => carts.preview(body.items),
  });
