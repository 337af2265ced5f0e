import { offlineText, type Endpoint, type RawInput } from '../kernel';
import { ApiError } from './api-error';
import type { Call, CallOptions, ClientPorts } from './client';

type RawCall = (row: Endpoint, input?: RawInput, options?: CallOptions) => Promise<unknown>;

/**
 * A client whose code is fetched by its first call: what draws a page does not wait for what talks to the server. A call
 * whose code cannot be fetched rejects like one that got no answer, and the next one tries again.
 */
export function createLazyClient(ports: ClientPorts): Call {
  let client: Promise<RawCall> | undefined;
  const fetchClient = async (): Promise<RawCall> => {
    try {
      const { createClient } = await import('./client');
      // The seam of client.ts, whose call takes any row: here it is only handed on.
      return createClient(ports) as RawCall;
    } catch (error) {
      client = undefined;
      throw error;
    }
  };

  const call: RawCall = async (row, input, options) => {
    client ??= fetchClient();
    const ready = await client.catch((cause: unknown) => {
      throw new ApiError(offlineText(row), 'network', { call: row.name, cause });
    });
    return ready(row, input, options);
  };
  return call as Call;
}
