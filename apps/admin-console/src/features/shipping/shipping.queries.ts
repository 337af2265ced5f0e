import * as locations from '@market/api-client/contract/shipping/locations';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import * as shippingDiscounts from '@market/api-client/contract/shipping/shipping-discounts';
import * as vehicles from '@market/api-client/contract/shipping/vehicles';
import * as zones from '@market/api-client/contract/shipping/zones';
import type { Queries } from '@market/api-client/queries';

export const tariffQuery = (api: Queries) => api.query(pricing.get);

/** States and their local government areas, which do not change. */
export const statesQuery = (api: Queries) => ({
  ...api.query(locations.list),
  staleTime: 'static' as const,
});

export const savePrices = (api: Queries) => api.mutation(pricing.save, { quiet: true });
export const saveZones = (api: Queries) =>
  api.mutation(zones.save, { invalidates: [pricing.get], quiet: true });
export const updateVehicle = (api: Queries) =>
  api.mutation(vehicles.update, { invalidates: [pricing.get], quiet: true });

export const discountListQuery = (api: Queries) => api.query(shippingDiscounts.list);

const discountInvalidates = [shippingDiscounts.list, pricing.get];
export const createDiscount = (api: Queries) =>
  api.mutation(shippingDiscounts.create, { invalidates: discountInvalidates, quiet: true });
export const updateDiscount = (api: Queries) =>
  api.mutation(shippingDiscounts.update, { invalidates: discountInvalidates, quiet: true });
