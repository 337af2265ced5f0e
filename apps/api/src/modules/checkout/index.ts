import type { Config } from '../../config';
import { payloadString, type Payload } from '../../platform/payload';
import { ignoreUnusableResponse } from '../../platform/provider-errors';
import { orderMails } from '../orders';
import { checkoutRoutes, paymentsRoutes, refundsRoutes } from './checkout.routes';
import { checkoutService, RECONCILE_PAYMENT } from './checkout.service';
import { refundsService, SEND_REFUND } from './refunds';
import { EXPIRE_CHECKOUT, type PaymentDeps } from './start-payment';

export { paymentData } from './personal-data.repository';
export { moveCheckouts } from './checkout-customers.repository';
export type { CheckoutService } from './checkout.service';
export { paystackProvider } from './providers/paystack';
export {
  type DisputeNotice,
  type PaymentProvider,
  type ProviderSettlement,
  type TransferResult,
  type WebhookEvent,
} from './providers/provider';
export { providerRegistry, type ProviderRegistry } from './providers/registry';
export { SANDBOX_WEBHOOK, sandboxProvider, type SandboxProvider } from './providers/sandbox';
export { sandboxFee } from './providers/sandbox-cards';
export { servePayPage } from './providers/sandbox.routes';
export type { RefundsService } from './refunds';
export { EXPIRE_CHECKOUT } from './start-payment';

/** Refunds through the payment provider. */
export function createRefunds(deps: Parameters<typeof refundsService>[0]) {
  const refunds = refundsService(deps);
  return {
    services: { refunds },
    routes: [refundsRoutes({ refunds })],
    jobs: {
      [SEND_REFUND]: (payload: Payload) =>
        ignoreUnusableResponse(refunds.send(payloadString(payload, 'refundId'))),
    },
  };
}

type Deps = Omit<PaymentDeps, 'provider' | 'channels' | 'mails' | 'shop'> & {
  readonly config: Pick<Config, 'platformName' | 'origins' | 'paymentChannels'>;
  /** Signs the links to guests' orders. */
  readonly secret: string;
};

/** Quotes, payments and their settlement. */
export function createCheckout(deps: Deps) {
  const { config, providers } = deps;
  const checkout = checkoutService({
    ...deps,
    provider: providers.active,
    channels: config.paymentChannels,
    mails: orderMails(deps),
    shop: config.origins.storefront,
  });
  return {
    services: { checkout },
    routes: [checkoutRoutes({ checkout }), paymentsRoutes({ checkout })],
    jobs: {
      [EXPIRE_CHECKOUT]: (payload: Payload) => checkout.expire(payloadString(payload, 'reference')),
      [RECONCILE_PAYMENT]: async (payload: Payload) => {
        await ignoreUnusableResponse(checkout.settle(payloadString(payload, 'reference')));
      },
    },
  };
}
