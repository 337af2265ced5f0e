export { assertState } from './assert-state';
export { locationsRoutes } from './locations.routes';
export { pricingRoutes } from './pricing.routes';
export { shippingService, type ShippingService } from './shipping.service';
