import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import { readString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import type { AccountsService } from '../accounts';
import type { CartsService } from '../carts';
import type { CouponsService } from '../coupons';
import type { LedgerService } from '../ledger';
import { orderMails, type OrdersService } from '../orders';
import type { OutboxService } from '../outbox';
import type { ShippingService } from '../shipping';
import { moveCheckouts } from './checkout-customers.repository';
import { checkoutRoutes, paymentsRoutes } from './checkout.routes';
import { checkoutService, RECONCILE_PAYMENT } from './checkout.service';
import { paymentData } from './personal-data.repository';
import type { ProviderRegistry, SandboxProvider } from '../payment-providers';
import { servePayPage } from './pay-page/pay-page.routes';
import type { RefundsService } from '../refunds';
import { EXPIRE_CHECKOUT } from './start-payment';

export type { CheckoutService } from './checkout.service';
export { EXPIRE_CHECKOUT } from './start-payment';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Pick<Config, 'platformName' | 'origins' | 'paymentChannels'>;
  /** Signs the links to guests’ orders. */
  readonly secret: string;
  readonly accounts: AccountsService;
  readonly carts: CartsService;
  readonly coupons: CouponsService;
  readonly shipping: ShippingService;
  readonly ledger: LedgerService;
  readonly orders: OrdersService;
  readonly outbox: OutboxService;
  readonly refunds: RefundsService;
  readonly providers: ProviderRegistry;
  readonly sandbox: SandboxProvider;
}

export function createCheckout(deps: Deps) {
  const { config, clock, providers, sandbox } = deps;
  const { platformName, origins } = config;
  const checkout = checkoutService({
    ...deps,
    provider: providers.active,
    channels: config.paymentChannels,
    mails: orderMails(deps),
    shop: origins.storefront,
  });
  return {
    services: { checkout },
    routes: [
      checkoutRoutes({ checkout }),
      paymentsRoutes({ checkout }),
      servePayPage({ sandbox, checkout, clock, platformName, shop: origins.storefront }),
    ],
    jobs: {
      [EXPIRE_CHECKOUT]: (payload: Payload) => checkout.expire(readString(payload, 'reference')),
      [RECONCILE_PAYMENT]: async (payload: Payload) => {
        await ignoreUnusableResponse(checkout.settle(readString(payload, 'reference')));
      },
    },
    personalData: { payments: paymentData },
    moveGuestData: moveCheckouts,
  };
}
