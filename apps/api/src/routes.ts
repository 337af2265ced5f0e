import type { FastifyInstance } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Services } from './compose';
import type { Config } from './config';
import { mount } from './http/mount';
import { accountsRoutes, authRoutes } from './modules/accounts';
import { addressesRoutes } from './modules/addresses';
import { bankAccountsRoutes, banksRoutes } from './modules/banking';
import { cartRoutes } from './modules/carts';
import { catalogueRoutes, categoriesRoutes, productApprovalsRoutes, productsRoutes } from './modules/catalogue';
import { checkoutRoutes, paymentsRoutes } from './modules/checkout';
import { couponsRoutes } from './modules/coupons';
import { dispatchRoutes, partnersRoutes } from './modules/delivery';
import { imagesRoutes } from './modules/images';
import { adminOrdersRoutes, merchantOrdersRoutes, ordersRoutes } from './modules/orders';
import { payoutsRoutes } from './modules/payouts';
import { locationsRoutes } from './modules/shipping';
import { storeApprovalsRoutes, storesRoutes } from './modules/stores';

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
  mount(app, config, contract.categories, categoriesRoutes(services));
  mount(app, config, contract.products, productsRoutes(services));
  mount(app, config, contract.productApprovals, productApprovalsRoutes(services));
  mount(app, config, contract.locations, locationsRoutes);
  mount(app, config, contract.stores, storesRoutes(services));
  mount(app, config, contract.storeApprovals, storeApprovalsRoutes(services));
  mount(app, config, contract.checkout, checkoutRoutes(services));
  mount(app, config, contract.payments, paymentsRoutes(services));
  mount(app, config, contract.orders, ordersRoutes(services));
  mount(app, config, contract.merchantOrders, merchantOrdersRoutes(services));
  mount(app, config, contract.adminOrders, adminOrdersRoutes(services));
  mount(app, config, contract.dispatch, dispatchRoutes(services));
  mount(app, config, contract.partners, partnersRoutes(services));
  mount(app, config, contract.payouts, payoutsRoutes(services));
}
