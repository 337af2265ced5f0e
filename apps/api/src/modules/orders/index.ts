export { COMPLETE_ORDER } from './order-jobs';
export { draftOrders, variantOf, type OrderDraft } from './draft-orders';
export { insteadText } from './instead-text';
export { placedMail, soldMail, type OrderMails } from './order-mails';
export { orderExportService } from './order-export.service';
export { type Actor, type OrderScope } from './order-scope';
export {
  itemsOf,
  lockOrder,
  type NewOrderActivity,
  type OrderActivityRow,
  type OrderDetailRow,
} from './orders.repository';
export { shownSplit } from './order-money';
export { toActivity } from './order-view';
export { dispatchRoutes, partnersRoutes } from './dispatch.routes';
export {
  adminOrdersRoutes,
  merchantOrdersRoutes,
  ordersRoutes,
  serveOrderExport,
} from './orders.routes';
export type { CouponPort, RefundPort } from './orders-deps';
export { ordersService, type OrdersService } from './orders.service';
export { promiseOf } from './promise';
export { placedItem, type PlacedOrder } from './place-orders';
export { merchantEmailOf, nextOrderNumbers, storesToSell } from './placement.repository';
export {
  addOrdersToPayout,
  claimReturnedUnits,
  countRefundedUnits,
  releaseReturnedUnits,
  type ReturnUnits,
} from './order-changes.repository';
export { returnsCloseAt, returnWindowEnd } from './return-window';
export { statusList } from './order-statuses.repository';
