import { addressesRoutes } from './addresses.routes';
import { addressesService } from './addresses.service';

export { addressData } from './addresses.repository';
export { moveAddresses } from './addresses.service';
export type { AddressesService } from './addresses.service';

/** Customers' delivery addresses. */
export function createAddresses(deps: Parameters<typeof addressesService>[0]) {
  const addresses = addressesService(deps);
  return { services: { addresses }, routes: [addressesRoutes({ addresses })] };
}
