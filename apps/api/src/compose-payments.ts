import type { Config } from './config';
import type { Db } from './db/db';
import { bundledBanks, paystackBankService, sandboxBankService } from './modules/banking';
import { paystackProvider, providerRegistry, sandboxProvider } from './modules/checkout';
import type { OutboxService } from './modules/outbox';
import { paymentEventLog, recordingProvider } from './modules/payment-events';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';
import type { Log } from './platform/log';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  readonly secret: string;
  readonly outbox: OutboxService;
}

/** Bank lists and account names from Paystack when its key is configured, else from the sandbox. */
export function bankService({ clock, log, config }: Pick<Deps, 'clock' | 'log' | 'config'>) {
  return config.paystackSecretKey
    ? paystackBankService({
        secretKey: config.paystackSecretKey,
        baseUrl: config.paystackUrl,
        timeoutMs: config.paystackTimeoutMs,
        clock,
        log,
        fallback: bundledBanks,
      })
    : sandboxBankService;
}

/** The payment providers, Paystack first when its key is configured, and the log of what they report. */
export function paymentProviders({ db, clock, ids, log, config, secret, outbox }: Deps) {
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
  return { sandbox, events, providers };
}
