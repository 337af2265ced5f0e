import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { CatalogueService } from '../catalogue';
import { cartData } from './carts.repository';
import { cartRoutes } from './carts.routes';
import { cartsService } from './carts.service';

export type { CartsService } from './carts.service';
export { deleteCartItemsReturning } from './carts.repository';
export { toCart } from './to-cart';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: CatalogueService;
}

export function createCarts(deps: Deps) {
  const carts = cartsService(deps);
  return {
    services: { carts },
    routes: [cartRoutes({ carts })],
    personalData: { shopping: [cartData] },
  };
}
