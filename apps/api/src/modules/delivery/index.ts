import { partnersService } from './partners.service';

export type { PartnersService } from './partners.service';

export { insertPartner } from './partners.repository';

/** Shipping partners and riders. */
export const createDelivery = (deps: Parameters<typeof partnersService>[0]) => ({
  services: { partners: partnersService(deps) },
});
