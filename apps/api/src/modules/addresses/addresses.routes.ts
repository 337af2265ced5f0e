import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { AddressesService } from './addresses.service';

export const addressesRoutes = ({ addresses }: { addresses: AddressesService }): Routes =>
  endpoints(contract.addresses, {
    list: ({ principal }) => addresses.list(principal.userId),
    byId: ({ principal, params }) => addresses.byId(principal.userId, params.id),
    add: ({ principal, body }) => addresses.add(principal.userId, body),
    update: ({ principal, params, body }) => addresses.update(principal.userId, params.id, body),
    remove: async ({ principal, params }) => {
      await addresses.remove(principal.userId, params.id);
      return null;
    },
    makeDefault: ({ principal, params }) => addresses.makeDefault(principal.userId, params.id),
  });
