import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { OrdersService } from '../orders';
import type { DeliveryService } from './delivery.service';

interface Services {
  readonly orders: OrdersService;
  readonly delivery: DeliveryService;
}

export const dispatchRoutes = ({
  orders,
  delivery,
}: Services): Handlers<typeof contract.dispatch> => ({
  assignPartner: ({ principal, body }) => delivery.assignPartner(principal, body),
  assignDispatcher: ({ principal, body }) => delivery.assignDispatcher(principal, body),
  list: ({ principal, query }) => orders.list(principal, query),
  byId: ({ principal, params }) => orders.byId(principal, params.id),
  address: ({ principal, params }) => orders.addressOf(principal, params.id),
});

export const partnersRoutes = ({
  orders,
  delivery,
}: Services): Handlers<typeof contract.partners> => ({
  list: ({ query }) => delivery.partners(query),
  orders: ({ principal, query }) => orders.list(principal, query),
  order: ({ principal, params }) => orders.byId(principal, params.id),
  decline: ({ principal, params, body }) => delivery.decline(principal, params.id, body),
});
