import { UnusableResponse } from '../../platform/provider-errors';
import type { PaymentProvider } from './provider';
import type { Log } from '../../platform/log';
import type { PaymentEventLog } from './payment-event-log';

/** Provider calls whose invalid responses are stored. */
export type ProviderCall =
  'initialise' | 'verify' | 'refund' | 'hasRefundFailed' | 'transfer' | 'answerDispute';

/**
 * Wraps a provider: stores its invalid responses for staff and repeats the requests later. Callers
 * still get the provider's errors.
 */
export function recordingProvider(
  provider: PaymentProvider,
  { events, log }: { events: PaymentEventLog; log: Log },
): PaymentProvider {
  const watch =
    <I, R>(name: ProviderCall, call: (input: I) => Promise<R>, toReference: (input: I) => string) =>
    async (input: I): Promise<R> => {
      try {
        return await call(input);
      } catch (error) {
        if (error instanceof UnusableResponse) await record(name, toReference(input), error);
        throw error;
      }
    };

  const record = async (
    name: ProviderCall,
    reference: string,
    { reason, raw }: UnusableResponse,
  ): Promise<void> => {
    log.error(
      { provider: provider.name, call: name, reference, reason },
      'unusable answer of a payment provider',
    );
    try {
      await events.storeResponse({
        provider: provider.name,
        key: `answer:${name}:${reference}`,
        name,
        reference,
        payload: raw,
        reason,
      });
    } catch (error) {
      // The caller needs the provider's error, not the database's: its own retry continues.
      log.error({ err: error, reference }, 'failed to store an invalid response');
    }
  };

  const byReference = ({ reference }: { reference: string }): string => reference;
  return {
    ...provider,
    initialise: watch('initialise', provider.initialise, byReference),
    verify: watch('verify', provider.verify, (reference: string) => reference),
    refund: watch('refund', provider.refund, byReference),
    hasRefundFailed: watch('hasRefundFailed', provider.hasRefundFailed, byReference),
    transfer: watch('transfer', provider.transfer, byReference),
    answerDispute: watch('answerDispute', provider.answerDispute, byReference),
  };
}
