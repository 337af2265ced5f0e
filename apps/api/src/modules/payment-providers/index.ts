import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import type { OutboxService } from '../outbox';
import { paymentEventLog } from './payment-event-log';
import { deleteClosedEvents } from './payment-events.repository';
import { paystackProvider } from './paystack';
import { recordingProvider } from './recording-provider';
import { providerRegistry } from './registry';
import { sandboxProvider } from './sandbox';

export { RETRY_PAYMENT_EVENT, type PaymentEventLog } from './payment-event-log';
export {
  countEvents,
  findEvent,
  findListed,
  listEvents,
  updateOpenEvent,
  type PaymentEventListRow,
  type PaymentEventRow,
} from './payment-events.repository';
export type {
  DisputeNotice,
  PaymentProvider,
  ProviderPayment,
  ProviderSettlement,
  TransferResult,
  WebhookEvent,
} from './provider';
export type { ProviderRegistry } from './registry';
export { SANDBOX_WEBHOOK, type SandboxProvider } from './sandbox';
export { oneTimeAccount, ussdBank, ussdBanks, ussdCode } from './sandbox-banks';
export { groupInFours, sandboxFee, testCards } from './sandbox-cards';
export { getPaidAmount, type SandboxPayment } from './sandbox.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  readonly secret: string;
  readonly outbox: OutboxService;
}

export function createPaymentProviders({ db, clock, ids, log, config, secret, outbox }: Deps) {
  const sandbox = sandboxProvider({ db, clock, outbox, secret, origin: config.origins.storefront });
  const events = paymentEventLog({ db, clock, ids, outbox });
  const paystack =
    config.paystackSecretKey &&
    recordingProvider(
      paystackProvider({
        secretKey: config.paystackSecretKey,
        baseUrl: config.paystackUrl,
        timeoutMs: config.paystackTimeoutMs,
      }),
      { events, log },
    );
  const providers = paystack ? providerRegistry(paystack, sandbox) : providerRegistry(sandbox);
  return {
    services: { sandbox, events, providers },
    cleanUp: () => deleteClosedEvents(db, clock.now()),
  };
}
