import * as contract from '@market/api-client/contract';
import { nigerianStates } from '@market/domain/shipping/nigerian-states';
import { endpoints, type Routes } from '../../http/mount';
import type { DiscountsService } from './discounts.service';
import type { ShippingService } from './shipping.service';
import type { TariffService } from './tariff.service';

export const locationsRoutes: Routes = endpoints(contract.locations, {
  list: () => [...nigerianStates],
});

interface ShippingServices {
  readonly shipping: ShippingService;
  readonly tariff: TariffService;
  readonly discounts: DiscountsService;
}

export const pricingRoutes = ({ shipping, tariff }: ShippingServices): Routes =>
  endpoints(contract.pricing, {
    get: () => shipping.pricing(),
    save: ({ principal, body }) => tariff.savePrices(principal, body),
  });

export const zonesRoutes = ({ tariff }: ShippingServices): Routes =>
  endpoints(contract.zones, {
    list: () => tariff.zones(),
    save: ({ principal, body }) => tariff.saveZones(principal, body),
  });

export const vehiclesRoutes = ({ tariff }: ShippingServices): Routes =>
  endpoints(contract.vehicles, {
    list: () => tariff.vehicles(),
    byId: ({ params }) => tariff.vehicle(params.id),
    update: ({ principal, params, body }) => tariff.updateVehicle(principal, params.id, body),
  });

export const discountsRoutes = ({ discounts }: ShippingServices): Routes =>
  endpoints(contract.shippingDiscounts, {
    list: () => discounts.list(),
    byId: ({ params }) => discounts.byId(params.id),
    create: ({ principal, body }) => discounts.create(principal, body),
    update: ({ principal, params, body }) => discounts.update(principal, params.id, body),
  });
