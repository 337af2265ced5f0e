import { contactMessageSchema, contactReceiptSchema } from '@market/domain/support/contact-message';
import { endpoint } from '../../endpoint';

/** Sends a message to the platform and a confirmation email to the sender. */
export const send = endpoint({
  name: 'contact.send',
  method: 'POST',
  path: '/contact-us/contact-us',
  access: 'public',
  body: contactMessageSchema,
  data: contactReceiptSchema,
  failure: 'Could not send your message. Try again later.',
  success: 'Your message has been sent.',
});
