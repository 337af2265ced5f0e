import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { ContactService } from './contact.service';

export const contactRoutes = ({
  contact,
}: {
  contact: ContactService;
}): Handlers<typeof contract.contact> => ({
  send: ({ body, request }) => contact.send(body, request.ip),
});
