import { contactRoutes } from './contact.routes';
import { contactService } from './contact.service';

export { contactData } from './contact.repository';
export type { ContactService } from './contact.service';

/** The contact form. */
export function createContact(deps: Parameters<typeof contactService>[0]) {
  const contact = contactService(deps);
  return { services: { contact }, routes: [contactRoutes({ contact })] };
}
