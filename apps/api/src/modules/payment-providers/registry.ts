import { notFound } from '../../platform/errors';
import type { PaymentProvider } from './provider';

/**
 * All payment providers. The first one takes new payments; payments made through the others can
 * still be verified and refunded.
 */
export function providerRegistry(active: PaymentProvider, ...others: readonly PaymentProvider[]) {
  const providers = new Map([active, ...others].map((provider) => [provider.name, provider]));
  return {
    active,
    all: [...providers.values()],
    byName(name: string): PaymentProvider {
      const provider = providers.get(name);
      if (!provider) throw notFound('This payment provider');
      return provider;
    },
  };
}

export type ProviderRegistry = ReturnType<typeof providerRegistry>;
