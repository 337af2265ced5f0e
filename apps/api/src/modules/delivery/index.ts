export { dispatchRoutes, partnersRoutes } from './delivery.routes';
export { deliveryService, type DeliveryService } from './delivery.service';
