import { locationsRoutes, pricingRoutes } from './shipping.routes';
import { shippingService } from './shipping.service';

export type { ShippingService } from './shipping.service';
export { assertState } from './shipping.service';

/** Delivery prices and places. */
export function createShipping(deps: Parameters<typeof shippingService>[0]) {
  const shipping = shippingService(deps);
  return { services: { shipping }, routes: [locationsRoutes, pricingRoutes({ shipping })] };
}
