export { COMPLETE_ORDER, RETURN_WINDOW_MS } from './complete-order';
export { draftOrders, variantOf, type OrderDraft } from './draft-orders';
export { placedMail, soldMail, type OrderMails } from './order-mails';
export { type Actor, type OrderScope } from './order-scope';
export { adminOrdersRoutes, merchantOrdersRoutes, ordersRoutes } from './orders.routes';
export { ordersService, type CouponPort, type OrdersService, type RefundPort } from './orders.service';
export { type PlacedOrder } from './place-orders';
export { nextOrderNumbers, storesToSell } from './placement.repository';
