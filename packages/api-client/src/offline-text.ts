import type { Endpoint } from './endpoint';

/**
 * The message when there is no network. A separate file, so that the first page loads no other
 * texts.
 */
export const NO_NETWORK = 'Check network connection';

/**
 * The message when there is no response. For POST requests, such as sign-in and sign-up, it
 * mentions the network (spec section 8). For other requests, it says what failed.
 */
export const offlineText = ({
  method,
  offline,
  failure,
}: Pick<Endpoint, 'method' | 'offline' | 'failure'>): string =>
  offline ?? (method === 'POST' ? NO_NETWORK : failure);
