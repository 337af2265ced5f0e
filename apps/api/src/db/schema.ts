/** Every table, for Drizzle and its migrations. */
export * from '../modules/accounts/accounts.tables';
export * from '../modules/addresses/addresses.tables';
export * from '../modules/banking/banking.tables';
export * from '../modules/carts/carts.tables';
export * from '../modules/catalogue/catalogue.tables';
export * from '../modules/checkout/checkout.tables';
export * from '../modules/coupons/coupons.tables';
export * from '../modules/delivery/delivery.tables';
export * from '../modules/images/images.tables';
export * from '../modules/ledger/ledger.tables';
export * from '../modules/orders/orders.tables';
export * from '../modules/outbox/outbox.tables';
export * from '../modules/payouts/payouts.tables';
export * from '../modules/shipping/shipping.tables';
export * from '../modules/stores/stores.tables';
