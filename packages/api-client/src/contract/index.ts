/**
 * The complete contract, by group. For server, mocks and tests. Apps import only the groups that
 * they use.
 */
export * as accounts from './main/accounts';
export * as addresses from './main/addresses';
export * as adminOrders from './main/admin-orders';
export * as auth from './main/auth';
export * as bankAccounts from './main/bank-accounts';
export * as banks from './bank/banks';
export * as cart from './main/cart';
export * as catalogue from './main/catalogue';
export * as categories from './main/categories';
export * as checkout from './main/checkout';
export * as contact from './main/contact';
export * as coupons from './main/coupons';
export * as curation from './main/curation';
export * as dashboard from './main/dashboard';
export * as dispatch from './main/dispatch';
export * as disputes from './main/disputes';
export * as documents from './main/documents';
export * as featured from './main/featured';
export * as follows from './main/follows';
export * as hubs from './main/hubs';
export * as images from './main/images';
export * as locations from './shipping/locations';
export * as pricing from './shipping/pricing';
export * as merchantOrders from './main/merchant-orders';
export * as orders from './main/orders';
export * as partners from './main/partners';
export * as paymentEvents from './main/payment-events';
export * as payments from './root/payments';
export * as payouts from './main/payouts';
export * as policies from './main/policies';
export * as productApprovals from './main/product-approvals';
export * as productImports from './main/product-imports';
export * as products from './main/products';
export * as refunds from './main/refunds';
export * as returns from './main/returns';
export * as reviews from './main/reviews';
export * as sales from './main/sales';
export * as staff from './main/staff';
export * as storeApprovals from './main/store-approvals';
export * as stores from './main/stores';
export * as subscriptions from './main/subscriptions';
export * as testimonials from './main/testimonials';
export * as themes from './theme/themes';
export * as transactions from './main/transactions';
