export { contactRoutes } from './contact.routes';
export { contactService, type ContactService } from './contact.service';
