export { partnersService, type PartnersService } from './partners.service';
