import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { PartnersService } from '../delivery';
import type { OrdersService } from './orders.service';

export const dispatchRoutes = ({
  orders,
  partners,
}: {
  orders: OrdersService;
  partners: PartnersService;
}): Routes =>
  endpoints(contract.dispatch, {
    assignPartner: ({ principal, body }) => orders.assignPartner(principal, body),
    assignDispatcher: ({ principal, body }) => orders.assignDispatcher(principal, body),
    planOrders: ({ principal, body }) => orders.planOrders(principal, body),
    riders: ({ query }) => partners.riderPlans(query),
    setCapacity: ({ principal, params, body }) => partners.setCapacity(principal, params.id, body),
    board: ({ principal }) => orders.board(principal),
    routeSheet: ({ principal, query }) => orders.routeSheet(principal, query),
    list: ({ principal, query }) => orders.list(principal, query),
    byId: ({ principal, params }) => orders.byId(principal, params.id),
    address: ({ principal, params }) => orders.addressOf(principal, params.id),
  });

export const partnersRoutes = ({
  orders,
  partners,
}: {
  orders: OrdersService;
  partners: PartnersService;
}): Routes =>
  endpoints(contract.partners, {
    list: ({ query }) => partners.list({ ...query, onboarded: true }),
    orders: ({ principal, query }) => orders.list(principal, query),
    order: ({ principal, params }) => orders.byId(principal, params.id),
    failDelivery: ({ principal, params, body }) => orders.failDelivery(principal, params.id, body),
    step: ({ principal, params, body }) => orders.takeStep(principal, params.id, body),
    decline: ({ principal, params, body }) => orders.decline(principal, params.id, body),
  });
