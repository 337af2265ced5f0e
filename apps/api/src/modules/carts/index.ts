export { cartRoutes } from './carts.routes';
export { cartsService, type CartsService } from './carts.service';
