import { createCatalogueServices } from './compose-catalogue';
import { bankService, paymentProviders } from './compose-payments';
import type { Config } from './config';
import type { Db } from './db/db';
import { sessionCookies } from './http/session-cookies';
import {
  accountsService,
  linksService,
  sessionsService,
  throttleService,
} from './modules/accounts';
import { addressesService } from './modules/addresses';
import { bankingService } from './modules/banking';
import { cartsService } from './modules/carts';
import { checkoutService, refundsService } from './modules/checkout';
import { contactService } from './modules/contact';
import { couponsService } from './modules/coupons';
import { dashboardService } from './modules/dashboard';
import { partnersService } from './modules/delivery';
import { disputesService } from './modules/disputes';
import { documentsService } from './modules/documents';
import { followsService } from './modules/follows';
import { hubsService } from './modules/hubs';
import { imagesService, type ImageStorage } from './modules/images';
import { ledgerService } from './modules/ledger';
import { orderExportService, ordersService } from './modules/orders';
import { outboxService } from './modules/outbox';
import { paymentEventsService } from './modules/payment-events';
import { payoutsService } from './modules/payouts';
import { returnsService } from './modules/returns';
import { policiesService } from './modules/policies';
import { reviewsService } from './modules/reviews';
import { salesService } from './modules/sales';
import { shippingService } from './modules/shipping';
import { staffService } from './modules/staff';
import { storeApprovalsService, storesService } from './modules/stores';
import { subscriptionsService } from './modules/subscriptions';
import { testimonialsService } from './modules/testimonials';
import { storePageService, themesService } from './modules/themes';
import { transactionsService } from './modules/transactions';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';
import type { Log } from './platform/log';

/** What the surroundings give: everything else is made from it. */
export interface Surroundings {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  /** Signs what is handed out and must come back unchanged. */
  readonly secret: string;
  /** Where pictures are kept. */
  readonly storage: ImageStorage;
  /** Where private documents are kept: never the same place. */
  readonly privateStorage: ImageStorage;
}

/** The composition root: every service, each after those it needs. */
export function createServices({
  db,
  clock,
  ids,
  log,
  config,
  secret,
  storage,
  privateStorage,
}: Surroundings) {
  const cookies = sessionCookies(secret);
  const outbox = outboxService({ clock, ids, sendsMail: config.smtpUrl !== undefined });
  const throttle = throttleService({ db, clock });
  const sessions = sessionsService({ db, clock, ids, secret, allowsDemo: config.demo });
  const links = linksService({ clock, outbox, config });
  const documents = documentsService({ db, clock, ids, secret, storage: privateStorage });
  const stores = storesService({ db, clock, ids, config, documents });
  const storeApprovals = storeApprovalsService({ db, clock, ids, outbox, config });
  const accounts = accountsService({
    db,
    clock,
    ids,
    config,
    outbox,
    throttle,
    sessions,
    links,
    stores,
  });
  const staff = staffService({ db, accounts, throttle });
  const hubs = hubsService({ db, clock, outbox, config });
  const images = imagesService({ db, clock, storage });
  const banks = bankService({ clock, log, config });
  const banking = bankingService({ clock, ids, banks, throttle, accounts, stores, outbox, config });
  const catalogueServices = createCatalogueServices({
    db,
    clock,
    ids,
    config,
    secret,
    outbox,
    images,
    stores,
  });
  const { catalogue } = catalogueServices;
  const addresses = addressesService({ db, clock, ids });
  const shipping = shippingService({ db });
  const carts = cartsService({ db, clock, ids, catalogue });
  const coupons = couponsService({ db, clock, ids });
  const { platformName, origins } = config;
  const mails = { platformName, shop: origins.storefront, seller: origins.merchant };
  const ledger = ledgerService({ clock, ids });
  const { sandbox, events, providers } = paymentProviders({
    db,
    clock,
    ids,
    log,
    config,
    secret,
    outbox,
  });
  const refunds = refundsService({ db, clock, ids, log, outbox, ledger, providers });
  const orderExport = orderExportService({ db, clock, secret });
  const partners = partnersService({ db });
  const orders = ordersService({
    db,
    clock,
    ids,
    outbox,
    ledger,
    refunds,
    coupons,
    partners,
    mails,
    orderPrefix: config.orderPrefix,
    logistics: origins.logistics,
  });
  const checkout = checkoutService({
    db,
    clock,
    ids,
    log,
    outbox,
    ledger,
    carts,
    coupons,
    shipping,
    orders,
    refunds,
    providers,
    provider: providers.active,
    mails,
    shop: origins.storefront,
  });
  const payouts = payoutsService({
    db,
    clock,
    ids,
    log,
    outbox,
    ledger,
    providers,
    platformName,
    seller: origins.merchant,
    admin: origins.admin,
  });
  const disputes = disputesService({
    db,
    clock,
    ids,
    log,
    outbox,
    ledger,
    providers,
    admin: origins.admin,
    seller: origins.merchant,
  });
  const returns = returnsService({ db, clock, ids, outbox, ledger, refunds, orders, mails });
  const paymentEvents = paymentEventsService({
    db,
    clock,
    log,
    events,
    providers,
    settle: checkout.settle,
    refunds,
    payouts,
    disputes,
  });
  const follows = followsService({ db, clock });
  const policies = policiesService({ db, clock, ids });
  const reviews = reviewsService({ db, clock, ids });
  const testimonials = testimonialsService({ db, clock, ids });
  const themes = themesService({ db, clock, ids, images, testimonials });
  const storePages = storePageService({ db, testimonials });
  const contact = contactService({ db, clock, ids, outbox, throttle, config });
  const sales = salesService({ db, ledger, clock });
  const dashboard = dashboardService({ db, clock, payouts, sales });
  const subscriptions = subscriptionsService({
    db,
    clock,
    ids,
    outbox,
    ledger,
    payouts,
    platformName,
    seller: origins.merchant,
  });
  const transactions = transactionsService({
    db,
    clock,
    orders,
    secret,
    orderPrefix: config.orderPrefix,
  });
  return {
    ...catalogueServices,
    accounts,
    addresses,
    banking,
    carts,
    checkout,
    contact,
    cookies,
    coupons,
    dashboard,
    disputes,
    documents,
    follows,
    hubs,
    images,
    ledger,
    orderExport,
    orders,
    outbox,
    partners,
    paymentEvents,
    payouts,
    policies,
    refunds,
    returns,
    reviews,
    sales,
    sandbox,
    sessions,
    shipping,
    staff,
    storeApprovals,
    storePages,
    stores,
    subscriptions,
    testimonials,
    themes,
    throttle,
    transactions,
  };
}

export type Services = ReturnType<typeof createServices>;
