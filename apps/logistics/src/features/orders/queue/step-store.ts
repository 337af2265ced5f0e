import { createStore, get, update } from 'idb-keyval';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';

/** A step on this device that the server has not accepted. */
export interface QueuedStep {
  readonly step: DeliveryStep;
  readonly orderId: string;
  readonly orderName: string;
  /** A photo that is not uploaded yet. */
  readonly photo?: Blob;
  /** Why the server refused the step. The step then waits for the rider's decision. */
  readonly refusal?: { readonly message: string; readonly triesLeft?: number };
  /** True while the device is storing the step. Stored steps do not have it. */
  readonly isSaving?: true;
}

export type Queue = readonly QueuedStep[];

/** The queues of this device, one for each account. */
export interface StepStore {
  readonly read: (accountId: string) => Promise<Queue>;
  /** Changes a queue in one transaction, so that two tabs do not overwrite each other's steps. */
  readonly change: (accountId: string, next: (queue: Queue) => Queue) => Promise<void>;
}

/**
 * Asks the browser, once, to keep what is stored here when the device runs out of space. Browsers
 * decide by themselves or ask the user. A refusal changes nothing.
 */
export function requestPersistentStorage(): void {
  if (hasAsked || !('storage' in navigator)) return;
  hasAsked = true;
  navigator.storage.persist().catch(() => undefined);
}
let hasAsked = false;

/**
 * Stored steps survive reloads, crashes and updates of the app. Without IndexedDB, as in some
 * private windows, a queue lasts only as long as the page.
 */
export function createStepStore(): StepStore {
  if (!('indexedDB' in globalThis)) return createMemoryStore();
  const store = createStore('deliveries', 'steps');
  return {
    read: async (accountId) => (await get<Queue>(accountId, store)) ?? [],
    change: (accountId, next) => update<Queue>(accountId, (queue) => next(queue ?? []), store),
  };
}

function createMemoryStore(): StepStore {
  const queues = new Map<string, Queue>();
  return {
    read: async (accountId) => queues.get(accountId) ?? [],
    change: async (accountId, next) =>
      void queues.set(accountId, next(queues.get(accountId) ?? [])),
  };
}
