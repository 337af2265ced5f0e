import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { ownStore } from '../../platform/scope';
import type { HubsService } from './hubs.service';

export const hubsRoutes = ({ hubs }: { hubs: HubsService }): Routes =>
  endpoints(contract.hubs, {
    list: () => hubs.list(),
    application: ({ principal }) => hubs.application(ownStore(principal)),
    apply: ({ principal, body }) => hubs.apply(ownStore(principal), body),
    withdraw: ({ principal }) => hubs.withdraw(ownStore(principal)).then(nothing),
    applications: ({ query }) => hubs.applications(query),
    approved: ({ query }) => hubs.approved(query),
    approve: ({ principal, body }) => hubs.approve(principal, body),
    decline: ({ principal, body }) => hubs.decline(principal, body),
  });

const nothing = (): null => null;
