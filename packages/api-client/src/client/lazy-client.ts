import type { Endpoint, RawInput } from '../endpoint';
import { offlineText } from '../offline-text';
import { ApiError } from './api-error';
import type { Call, CallOptions, ClientPorts } from './client';
import { loadEndpoint, type LazyEndpoint } from './lazy-endpoint';

type RawCall = (
  endpoint: Endpoint | LazyEndpoint<Endpoint>,
  input?: RawInput,
  options?: CallOptions,
) => Promise<unknown>;

/**
 * A client whose code is loaded on the first call, so that it does not delay the first render. When
 * loading fails, the call rejects as if there were no response, and the next call tries again.
 */
export function createLazyClient(ports: ClientPorts): Call {
  let client: Promise<RawCall> | undefined;
  const loadClient = async (): Promise<RawCall> => {
    try {
      const { createClient } = await import('./client');
      // The typed client accepts any endpoint, so it can be used as a `RawCall`.
      return createClient(ports);
    } catch (error) {
      client = undefined;
      throw error;
    }
  };

  const call: RawCall = async (given, input, options) => {
    client ??= loadClient();
    // Loads the endpoint and the client in parallel. When the client cannot be loaded, the error
    // has the endpoint's own text.
    const [endpoint, loaded] = await Promise.all([
      loadEndpoint(given),
      client.catch((cause: unknown) => ({ cause })),
    ]);
    if ('cause' in loaded)
      throw new ApiError(offlineText(endpoint), 'network', {
        endpoint: endpoint.name,
        cause: loaded.cause,
      });
    return loaded(endpoint, input, options);
  };
  return call as Call;
}
