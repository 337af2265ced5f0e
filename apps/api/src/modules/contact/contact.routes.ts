import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { ContactService } from './contact.service';

export const contactRoutes = ({ contact }: { contact: ContactService }): Routes =>
  endpoints(contract.contact, {
    send: ({ body, request }) => contact.send(body, request.ip),
  });
