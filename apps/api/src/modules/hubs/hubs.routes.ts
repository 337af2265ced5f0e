import * as contract from '@market/api-client/contract';
import { endpoints, noData, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { HubsService } from './hubs.service';

export const hubsRoutes = ({ hubs }: { hubs: HubsService }): Routes =>
  endpoints(contract.hubs, {
    list: () => hubs.list(),
    application: ({ principal }) => hubs.application(requireStore(principal)),
    apply: ({ principal, body }) => hubs.apply(requireStore(principal), body),
    withdraw: ({ principal }) => hubs.withdraw(requireStore(principal)).then(noData),
    applications: ({ query }) => hubs.applications(query),
    approved: ({ query }) => hubs.approved(query),
    approve: ({ principal, body }) => hubs.approve(principal, body),
    decline: ({ principal, body }) => hubs.decline(principal, body),
  });
