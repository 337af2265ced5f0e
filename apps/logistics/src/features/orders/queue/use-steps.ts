import { useSyncExternalStore } from 'react';
import { useServices } from '@market/web-kit/services';
import { getStepQueue, type StepQueue } from './step-queue';
import type { Queue } from './step-store';

export const useStepQueue = (): StepQueue => getStepQueue(useServices());

/** The rider's steps that the server has not accepted, oldest first. */
export function useSteps(): Queue {
  const queue = useStepQueue();
  return useSyncExternalStore(queue.subscribe, queue.steps);
}

let offlineSince: Date | undefined = navigator.onLine ? undefined : new Date();

/** When the network was lost. Undefined while the device is online. */
export const useOfflineSince = (): Date | undefined =>
  useSyncExternalStore(subscribeToNetwork, () => offlineSince);

function subscribeToNetwork(listener: () => void): () => void {
  const change = () => {
    offlineSince = navigator.onLine ? undefined : (offlineSince ?? new Date());
    listener();
  };
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}
