import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
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
export { assertNigerianState } from './shipping.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditService;
}

export function createShipping(deps: Deps) {
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
