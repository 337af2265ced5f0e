/**
 * Sent by the service worker to a page: a request waits too long, and cached responses are used, or
 * the network responds again.
 */
export interface NetworkMessage {
  readonly isStalled: boolean;
}

export const isNetworkMessage = (data: unknown): data is NetworkMessage =>
  typeof data === 'object' && data !== null && 'isStalled' in data;
