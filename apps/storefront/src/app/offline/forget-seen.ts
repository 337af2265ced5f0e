import { FORGET_PERSONAL, PERSONAL_CACHE } from '../../service-worker/messages';

/**
 * Deletes what the service worker cached for a signed-in customer, so that the next person cannot
 * read it.
 */
export function forgetSeenData(): void {
  if (!('caches' in globalThis)) return;
  navigator.serviceWorker.controller?.postMessage(FORGET_PERSONAL);
  void caches.delete('data');
  void caches.delete(PERSONAL_CACHE);
}
