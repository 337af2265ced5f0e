export { addressesRoutes } from './addresses.routes';
export { addressesService, type AddressesService } from './addresses.service';
