import { cartRoutes } from './carts.routes';
import { cartsService } from './carts.service';

export { cartData } from './carts.repository';
export type { CartsService } from './carts.service';
export { takeFromCart } from './carts.repository';
export { toCart } from './to-cart';

/** Customers' carts. */
export function createCarts(deps: Parameters<typeof cartsService>[0]) {
  const carts = cartsService(deps);
  return { services: { carts }, routes: [cartRoutes({ carts })] };
}
