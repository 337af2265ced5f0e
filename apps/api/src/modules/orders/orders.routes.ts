import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { requireStore } from '../../platform/scope';
import { ORDER_EXPORT_PATH, type OrderExportService } from './order-export.service';
import type { OrdersService } from './orders.service';

export const ordersRoutes = ({ orders }: { orders: OrdersService }): Routes =>
  endpoints(contract.orders, {
    list: ({ principal, query }) => orders.list(principal, query),
    byId: ({ principal, params }) => orders.byId(principal, params.id),
    search: ({ principal, query }) => orders.list(principal, query),
    changeAddress: ({ principal, params, body }) =>
      orders.changeAddress(principal, params.id, body),
    chooseNextAttempt: ({ principal, params, body }) =>
      orders.chooseNextAttempt(principal, params.id, body.day),
    renewToken: ({ principal, query }) => orders.renewToken(principal, query.orderId),
    statuses: ({ principal, query }) => orders.statuses(principal, query.orderType),
    update: ({ principal, params, body }) => orders.update(principal, params.id, body),
  });

export const merchantOrdersRoutes = ({
  orders,
  orderExport,
}: {
  orders: OrdersService;
  orderExport: OrderExportService;
}): Routes =>
  endpoints(contract.merchantOrders, {
    list: ({ principal, query }) => orders.list(principal, query),
    byId: ({ principal, params }) => orders.byId(principal, params.id),
    address: ({ principal, params }) => orders.addressOf(principal, params.id),
    assignToPlatform: ({ principal, params }) => orders.assignToPlatform(principal, params.id),
    dispatchPhone: ({ principal, params, body }) =>
      orders.setDispatchPhone(principal, params.id, body.dispatchPhoneNumber),
    move: ({ principal, body }) => orders.updateMany(principal, body),
    handOver: ({ principal, body }) => orders.handOverMany(principal, body.orderIds),
    newest: ({ principal }) => orders.newest(principal),
    exportLink: ({ principal, query }) => orderExport.link(requireStore(principal), query),
    packingSlips: ({ principal, query }) => orders.packingSlips(principal, query.ids.split(',')),
  });

export const adminOrdersRoutes = ({ orders }: { orders: OrdersService }): Routes =>
  endpoints(contract.adminOrders, {
    list: ({ principal, query }) => orders.list(principal, query),
    byId: ({ principal, params }) => orders.byId(principal, params.id),
    address: ({ principal, params }) => orders.addressOf(principal, params.id),
    messages: ({ principal, params }) => orders.messagesAbout(principal, params.id),
    completeDelivery: ({ principal, params, body }) =>
      orders.completeDelivery(principal, params.id, body),
    waiting: ({ principal, query }) =>
      orders.list(principal, { ...query, assignment: 'unassigned' }),
    listAtHubs: ({ principal, query: { hubId, ...query } }) =>
      orders.list(principal, { ...query, hub: hubId ?? 'any' }),
  });

export const serveOrderExport =
  ({ orderExport, clock }: { orderExport: OrderExportService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      ORDER_EXPORT_PATH,
      { config: { open: 'orders as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(reply, `orders-${lagosDate(clock.now())}.csv`, orderExport.open(request.query)),
    );
  };
