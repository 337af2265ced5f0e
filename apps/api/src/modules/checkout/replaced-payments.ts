import type { Log } from '../../platform/log';
import type { CheckoutRow } from './checkout.repository';
import type { ProviderRegistry } from '../payment-providers';

interface Deps {
  readonly log: Log;
  readonly providers: ProviderRegistry;
}

/**
 * Closes replaced payments at their providers, and returns one that was already paid. Continues
 * when a provider does not respond, because settlement decides which of two payments counts.
 */
export async function closeReplacedPayments(
  { log, providers }: Deps,
  replaced: readonly CheckoutRow[],
): Promise<CheckoutRow | undefined> {
  for (const checkout of replaced) {
    try {
      if (await wasPaid(providers, checkout)) return checkout;
    } catch (error) {
      log.warn(
        { err: error, reference: checkout.reference },
        'replaced payment could not be closed',
      );
    }
  }
  return undefined;
}

async function wasPaid(
  providers: ProviderRegistry,
  { provider: name, reference }: CheckoutRow,
): Promise<boolean> {
  const provider = providers.byName(name);
  if (provider.close) return (await provider.close(reference)) === 'paid';
  return (await provider.verify(reference))?.status === 'success';
}
