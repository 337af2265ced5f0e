import { useSyncExternalStore } from 'react';

export interface Connection {
  readonly isOffline: boolean;
  /**
   * The time of the oldest data on screen that came from this device instead of the network, in
   * milliseconds since 1970.
   */
  readonly earlier?: number;
}

let current: Connection = { isOffline: false };
const listeners = new Set<() => void>();

function setConnection(next: Connection): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Called once, before the first network request. */
export function watchConnection(): void {
  setConnection({ isOffline: !navigator.onLine });
  addEventListener('online', () => setConnection({ isOffline: false }));
  addEventListener('offline', () => setConnection({ ...current, isOffline: true }));
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (
      data instanceof Object &&
      'earlier' in data &&
      typeof data.earlier === 'number' &&
      data.earlier >= 0
    )
      setConnection({ ...current, earlier: Math.min(data.earlier, current.earlier ?? Infinity) });
  });
}

/**
 * Clears the age of the page before a refetch. The service worker reports it again when the
 * response is still a cached one.
 */
export const resetStaleness = (): void => setConnection({ isOffline: current.isOffline });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
