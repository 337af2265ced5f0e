import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import { AppError } from '../../http/errors';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { markReceived, wasReceived } from './checkout.repository';
import type { TransferStatus } from './providers/provider';
import type { ProviderRegistry } from './providers/registry';

interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: ProviderRegistry;
  readonly settle: (reference: string) => Promise<PaymentOutcome>;
  readonly refunds: { review(reference: string): Promise<void> };
  readonly payouts: { transferEnded(reference: string, status: TransferStatus): Promise<void> };
}

/**
 * Takes in a provider's notice once. Throws 401 on a bad signature and 404 for an unknown provider, before anything is
 * looked at; when the work fails the notice counts as not received, so that it is sent again.
 */
export const receiveWebhook =
  ({ db, clock, log, providers, settle, refunds, payouts }: WebhookDeps) =>
  async (providerName: string, rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> => {
    const event = providers.byName(providerName).parseWebhook(rawBody, headers);
    if (event.key !== undefined && (await wasReceived(db, event.key))) return;
    if (event.kind === 'payment') await settleKnown(event.reference);
    if (event.kind === 'transfer') await payouts.transferEnded(event.reference, event.status);
    if (event.kind === 'refund') await refunds.review(event.reference);
    if (event.kind === 'other') log.info({ provider: providerName, event: event.name }, 'notice without effect');
    if (event.key !== undefined) await markReceived(db, event.key, clock.now());

    /** A payment of somebody else's on the same account is none of ours. */
    async function settleKnown(reference: string): Promise<void> {
      try {
        await settle(reference);
      } catch (error) {
        if (!(error instanceof AppError && error.status === 404)) throw error;
        log.warn({ provider: providerName, reference }, 'notice of an unknown payment');
      }
    }
  };
