import type { Config } from './config';
import type { Db } from './db/db';
import { sessionCookies } from './http/session-cookies';
import { accountsService, linksService, sessionsService, throttleService } from './modules/accounts';
import { addressesService } from './modules/addresses';
import { bankingService, bundledBanks, paystackBankService, sandboxBankService } from './modules/banking';
import { cartsService } from './modules/carts';
import { catalogueService, categoriesService, productApprovalsService, productsService } from './modules/catalogue';
import { couponsService } from './modules/coupons';
import { imagesService, type ImageStorage } from './modules/images';
import { mailSender, outboxService, SEND_MAIL, type JobHandlers } from './modules/outbox';
import { shippingService } from './modules/shipping';
import { storeApprovalsService, storesService } from './modules/stores';
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
}

/** The composition root: every service, each after those it needs. */
export function createServices({ db, clock, ids, config, secret, storage }: Surroundings) {
  const cookies = sessionCookies(secret);
  const outbox = outboxService({ clock, ids, sendsMail: config.smtpUrl !== undefined });
  const throttle = throttleService({ db, clock });
  const sessions = sessionsService({ db, clock, ids });
  const links = linksService({ clock, outbox, config });
  const stores = storesService({ db, clock, ids, config });
  const storeApprovals = storeApprovalsService({ db, clock, ids, outbox, config });
  const accounts = accountsService({ db, clock, ids, config, outbox, throttle, sessions, links, stores });
  const images = imagesService({ db, clock, storage });
  const banks = config.paystackSecretKey ? paystackBankService({ secretKey: config.paystackSecretKey, clock, fallback: bundledBanks }) : sandboxBankService;
  const banking = bankingService({ db, clock, ids, banks, throttle, accounts, stores, outbox, config });
  const categories = categoriesService({ db });
  const products = productsService({ db, clock, ids });
  const productApprovals = productApprovalsService({ db, clock, outbox, config });
  const catalogue = catalogueService({ db, clock });
  const addresses = addressesService({ db, clock, ids });
  const shipping = shippingService({ db, ids });
  const carts = cartsService({ db, clock, ids, catalogue });
  const coupons = couponsService({ db, clock, ids, carts });
  return { accounts, addresses, banking, carts, catalogue, categories, cookies, coupons, images, outbox, productApprovals, products, sessions, shipping, storeApprovals, stores, throttle };
}

export type Services = ReturnType<typeof createServices>;

/** What the outbox's worker runs, by kind of job. */
export function createJobHandlers(_services: Services, { db, clock, config }: Surroundings): JobHandlers {
  return {
    [SEND_MAIL]: mailSender({ db, clock, smtpUrl: config.smtpUrl, from: config.mailFrom }),
  };
}
