import { discountsService } from './discounts.service';
import {
  discountsRoutes,
  locationsRoutes,
  pricingRoutes,
  vehiclesRoutes,
  zonesRoutes,
} from './shipping.routes';
import { shippingService } from './shipping.service';
import { tariffService } from './tariff.service';

export type { ShippingService } from './shipping.service';
export { assertState } from './shipping.service';

/** Delivery prices and places. */
export function createShipping(deps: Parameters<typeof tariffService>[0]) {
  const shipping = shippingService(deps);
  const services = { shipping, tariff: tariffService(deps), discounts: discountsService(deps) };
  return {
    services: { shipping },
    routes: [
      locationsRoutes,
      pricingRoutes(services),
      zonesRoutes(services),
      vehiclesRoutes(services),
      discountsRoutes(services),
    ],
  };
}
