export { couponsRoutes } from './coupons.routes';
export { couponsService, type CouponsService } from './coupons.service';
