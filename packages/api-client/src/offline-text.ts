import type { Endpoint } from './kernel';

/** The first message without a network, apart from the other texts so that pages load it alone. */
export const NO_NETWORK = 'Check network connection';

/**
 * The message when there is no response: sign-in, sign-up and creating mention the network (spec
 * section 8), others the failure.
 */
export const offlineText = ({
  method,
  offline,
  failure,
}: Pick<Endpoint, 'method' | 'offline' | 'failure'>): string =>
  offline ?? (method === 'POST' ? NO_NETWORK : failure);
