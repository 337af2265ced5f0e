import { createStore, get, update } from 'idb-keyval';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';

/** A step on this device that the server has not taken. */
export interface QueuedStep {
  readonly step: DeliveryStep;
  readonly orderId: string;
  readonly orderName: string;
  /** Not uploaded yet. */
  readonly photo?: Blob;
  /** Why the server does not take it. It waits for the rider's decision. */
  readonly refusal?: { readonly message: string; readonly triesLeft?: number };
}

export type Queue = readonly QueuedStep[];

/** The queues of this device, one for each account. */
export interface StepStore {
  readonly read: (accountId: string) => Promise<Queue>;
  /** Changes a queue in one transaction, so that two tabs lose nothing. */
  readonly change: (accountId: string, next: (queue: Queue) => Queue) => Promise<void>;
}

/**
 * Survives reloads, crashes and updates of the app. Where there is no IndexedDB, as in some private
 * windows, a queue lasts as long as the page.
 */
export function createStepStore(): StepStore {
  if (!('indexedDB' in globalThis)) return storeInMemory();
  const store = createStore('deliveries', 'steps');
  return {
    read: async (accountId) => (await get<Queue>(accountId, store)) ?? [],
    change: (accountId, next) => update<Queue>(accountId, (queue) => next(queue ?? []), store),
  };
}

function storeInMemory(): StepStore {
  const queues = new Map<string, Queue>();
  return {
    read: async (accountId) => queues.get(accountId) ?? [],
    change: async (accountId, next) =>
      void queues.set(accountId, next(queues.get(accountId) ?? [])),
  };
}
