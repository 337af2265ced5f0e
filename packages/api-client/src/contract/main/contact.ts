import { contactMessageSchema, contactReceiptSchema } from '@market/domain/support/contact-message';
import { endpoint } from '../../kernel';

/** A message to the platform; its writer gets a mail that it has arrived. */
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
