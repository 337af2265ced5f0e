export { insertPartner } from './partners.repository';
export { partnersService, type PartnersService } from './partners.service';
