import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { readString, type Payload } from '../../platform/payload';
import type { AuditService } from '../audit';
import type { PartnersService } from '../delivery';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import { dispatchRoutes, partnersRoutes } from './dispatch.routes';
import { moveOrders } from './order-changes.repository';
import { orderExportService } from './order-export.service';
import { orderMails } from './order-mails';
import type { CouponPort, RefundPort } from './orders-deps';
import {
  adminOrdersRoutes,
  merchantOrdersRoutes,
  ordersRoutes,
  serveOrderExport,
} from './orders.routes';
import { ordersService } from './orders.service';
import { orderData } from './personal-data.repository';
import { COMPLETE_ORDER } from './transition-order';

export { COMPLETE_ORDER } from './transition-order';
export { draftOrders, getVariantId, type OrderDraft } from './draft-orders';
export { allowedStatusesText } from './move-order';
export { orderMails, placedMail, newOrderMail, type OrderMails } from './order-mails';
export { type Actor, type OrderScope } from './order-scope';
export {
  listItems,
  lockOrder,
  type NewOrderActivity,
  type OrderActivityRow,
  type OrderDetailRow,
} from './orders.repository';
export { toVisibleSplit } from './order-money';
export { toActivity } from './activity-view';
export type { CouponPort, RefundPort } from './orders-deps';
export type { OrdersService } from './orders.service';
export { orderPromise } from './order-promise';
export { placedItem, shipsFromText, type PlacedOrder } from './place-orders';
export { findMerchantEmail, takeOrderNumbers, listOrderStores } from './place-orders.repository';
export {
  addDeliveriesToPayout,
  addOrdersToPayout,
  releaseFromPayout,
  claimReturnedUnits,
  countRefundedUnits,
  releaseReturnedUnits,
  type ReturnUnits,
} from './order-changes.repository';
export { getReturnWindowEnd, findOpenReturnWindowEnd as returnWindowEnd } from './return-window';
export { createStatusReader, saveOrderStatuses } from './order-statuses.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'platformName' | 'origins' | 'orderPrefix'>;
  /** Signs download URLs and the links to guests’ orders. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly refunds: RefundPort;
  readonly coupons: CouponPort;
  readonly partners: PartnersService;
}

export function createOrders(deps: Deps) {
  const { config, clock, partners } = deps;
  const orders = ordersService({
    ...deps,
    mails: orderMails(deps),
    orderPrefix: config.orderPrefix,
    logisticsOrigin: config.origins.logistics,
  });
  const orderExport = orderExportService(deps);
  return {
    services: { orders },
    routes: [
      ordersRoutes({ orders }),
      merchantOrdersRoutes({ orders, orderExport }),
      adminOrdersRoutes({ orders }),
      dispatchRoutes({ orders, partners: partners }),
      partnersRoutes({ orders, partners }),
      serveOrderExport({ orderExport, clock }),
    ],
    jobs: {
      [COMPLETE_ORDER]: (payload: Payload) => orders.complete(readString(payload, 'orderId')),
    },
    personalData: { orders: orderData },
    moveGuestData: moveOrders,
  };
}
