export { COMPLETE_ORDER } from './complete-order';
export { placedMail, soldMail, type OrderMails } from './order-mails';
export { withinScope, type Actor, type OrderScope } from './order-scope';
export { adminOrdersRoutes, merchantOrdersRoutes, ordersRoutes } from './orders.routes';
export { ordersService, type CouponPort, type OrdersService, type RefundPort } from './orders.service';
export { variantOf, type PlacedOrder } from './place-orders';
