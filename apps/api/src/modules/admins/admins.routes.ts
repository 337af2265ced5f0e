import * as contract from '@market/api-client/contract';
import { endpoints, noData, type Routes } from '../../http/mount';
import type { AdminsService } from './admins.service';

export const adminsRoutes = ({ admins }: { admins: AdminsService }): Routes =>
  endpoints(contract.admins, {
    list: ({ query }) => admins.list(query),
    counts: () => admins.counts(),
    byId: ({ params }) => admins.byId(params.id),
    create: ({ principal, body }) => admins.create(principal, body),
    update: ({ principal, params, body }) => admins.update(principal, params.id, body),
    deactivate: ({ principal, body }) => admins.deactivate(principal, body.id, body.reason),
    reactivate: ({ principal, body }) => admins.reactivate(principal, body.id),
    remove: ({ principal, body }) => admins.remove(principal, body.id).then(noData),
    sendPasswordLink: ({ principal, params }) =>
      admins.sendPasswordLink(principal, params.id).then(noData),
    createApprover: ({ principal, body }) => admins.createApprover(principal, body),
    updateApprover: ({ principal, params, body }) =>
      admins.updateApprover(principal, params.id, body),
  });
