import * as contract from '@market/api-client/contract';
import { nigerianStates } from '@market/domain/shipping/nigerian-states';
import { endpoints, type Routes } from '../../http/mount';
import type { ShippingService } from './shipping.service';

export const locationsRoutes: Routes = endpoints(contract.locations, {
  list: () => [...nigerianStates],
});

export const pricingRoutes = ({ shipping }: { shipping: ShippingService }): Routes =>
  endpoints(contract.pricing, { get: () => shipping.pricing() });
