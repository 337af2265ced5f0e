import type { FastifyInstance } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Services } from './compose';
import type { Config } from './config';
import { mount } from './http/mount';
import { accountsRoutes, authRoutes } from './modules/accounts';
import { addressesRoutes } from './modules/addresses';
import { bankAccountsRoutes, banksRoutes } from './modules/banking';
import { cartRoutes } from './modules/carts';
import {
  catalogueRoutes,
  categoriesRoutes,
  curationRoutes,
  featuredRoutes,
  productApprovalsRoutes,
  productsRoutes,
} from './modules/catalogue';
import { checkoutRoutes, paymentsRoutes, refundsRoutes } from './modules/checkout';
import { contactRoutes } from './modules/contact';
import { couponsRoutes } from './modules/coupons';
import { dashboardRoutes } from './modules/dashboard';
import { disputesRoutes } from './modules/disputes';
import { documentsRoutes } from './modules/documents';
import { followsRoutes } from './modules/follows';
import { hubsRoutes } from './modules/hubs';
import { imagesRoutes } from './modules/images';
import {
  adminOrdersRoutes,
  merchantOrdersRoutes,
  ordersRoutes,
  dispatchRoutes,
  partnersRoutes,
} from './modules/orders';
import { paymentEventsRoutes } from './modules/payment-events';
import { payoutsRoutes } from './modules/payouts';
import { productImportsRoutes } from './modules/product-imports';
import { returnsRoutes } from './modules/returns';
import { policiesRoutes } from './modules/policies';
import { reviewsRoutes } from './modules/reviews';
import { salesRoutes } from './modules/sales';
import { locationsRoutes, pricingRoutes } from './modules/shipping';
import { staffRoutes } from './modules/staff';
import { storeApprovalsRoutes, storesRoutes } from './modules/stores';
import { subscriptionsRoutes } from './modules/subscriptions';
import { testimonialsRoutes } from './modules/testimonials';
import { themesRoutes } from './modules/themes';
import { transactionsRoutes } from './modules/transactions';

/** Serves every row of the table of calls: one line a group. */
export function mountAll(app: FastifyInstance, config: Config, services: Services): void {
  mount(app, config, contract.accounts, accountsRoutes(services));
  mount(app, config, contract.auth, authRoutes({ ...services, config }));
  mount(app, config, contract.images, imagesRoutes(services));
  mount(app, config, contract.addresses, addressesRoutes(services));
  mount(app, config, contract.cart, cartRoutes(services));
  mount(app, config, contract.coupons, couponsRoutes(services));
  mount(app, config, contract.banks, banksRoutes(services));
  mount(app, config, contract.bankAccounts, bankAccountsRoutes(services));
  mount(app, config, contract.catalogue, catalogueRoutes(services));
  mount(app, config, contract.curation, curationRoutes(services));
  mount(app, config, contract.featured, featuredRoutes(services));
  mount(app, config, contract.categories, categoriesRoutes(services));
  mount(app, config, contract.products, productsRoutes(services));
  mount(app, config, contract.productImports, productImportsRoutes(services));
  mount(app, config, contract.productApprovals, productApprovalsRoutes(services));
  mount(app, config, contract.locations, locationsRoutes);
  mount(app, config, contract.pricing, pricingRoutes(services));
  mount(app, config, contract.stores, storesRoutes(services));
  mount(app, config, contract.storeApprovals, storeApprovalsRoutes(services));
  mount(app, config, contract.staff, staffRoutes(services));
  mount(app, config, contract.disputes, disputesRoutes(services));
  mount(app, config, contract.documents, documentsRoutes(services));
  mount(app, config, contract.hubs, hubsRoutes(services));
  mount(app, config, contract.checkout, checkoutRoutes(services));
  mount(app, config, contract.payments, paymentsRoutes(services));
  mount(app, config, contract.orders, ordersRoutes(services));
  mount(app, config, contract.merchantOrders, merchantOrdersRoutes(services));
  mount(app, config, contract.adminOrders, adminOrdersRoutes(services));
  mount(app, config, contract.dashboard, dashboardRoutes(services));
  mount(app, config, contract.dispatch, dispatchRoutes(services));
  mount(app, config, contract.partners, partnersRoutes(services));
  mount(app, config, contract.paymentEvents, paymentEventsRoutes(services));
  mount(app, config, contract.payouts, payoutsRoutes(services));
  mount(app, config, contract.refunds, refundsRoutes(services));
  mount(app, config, contract.returns, returnsRoutes(services));
  mount(app, config, contract.reviews, reviewsRoutes(services));
  mount(app, config, contract.sales, salesRoutes(services));
  mount(app, config, contract.follows, followsRoutes(services));
  mount(app, config, contract.policies, policiesRoutes(services));
  mount(app, config, contract.subscriptions, subscriptionsRoutes(services));
  mount(app, config, contract.testimonials, testimonialsRoutes(services));
  mount(app, config, contract.themes, themesRoutes(services));
  mount(app, config, contract.transactions, transactionsRoutes(services));
  mount(app, config, contract.contact, contactRoutes(services));
}
