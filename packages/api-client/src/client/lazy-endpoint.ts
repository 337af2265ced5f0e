import type { Endpoint } from '../endpoint';
import { NO_NETWORK } from '../offline-text';
import { ApiError } from './api-error';

/**
 * An endpoint whose definition and schemas load on its first call, so that they do not delay the
 * first render.
 */
export interface LazyEndpoint<E extends Endpoint> {
  readonly name: Endpoint['name'];
  /** Rejects with an ApiError when the definition cannot be loaded. The next call tries again. */
  readonly load: () => Promise<E>;
}

type Group = Readonly<Record<string, Endpoint>>;

/**
 * Refers to the endpoints of a contract file without loading it. Each endpoint is exported under
 * the second part of its name: `cart.get` as `get`.
 *
 *     const cart = lazyEndpoints('cart', () => import('@market/api-client/contract/main/cart'));
 *     api.query(cart('get'));
 */
export const lazyEndpoints =
  <G extends Group>(group: string, load: () => Promise<G>) =>
  <K extends keyof G & string>(key: K): LazyEndpoint<G[K]> => {
    const name = `${group}.${key}` as const;
    return {
      name,
      load: async () => {
        try {
          return (await load())[key];
        } catch (cause) {
          throw new ApiError(NO_NETWORK, 'network', { endpoint: name, cause });
        }
      },
    };
  };

export const loadEndpoint = async <E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
): Promise<E> => ('load' in endpoint ? endpoint.load() : endpoint);
