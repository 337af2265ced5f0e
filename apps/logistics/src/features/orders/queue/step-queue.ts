import { upload } from '@market/api-client/contract/main/images';
import * as partners from '@market/api-client/contract/main/partners';
import { isApiError } from '@market/api-client/errors';
import { groupKey } from '@market/api-client/queries';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';
import { notify } from '@market/web-kit/notifications';
import type { Services } from '@market/web-kit/services';
import { getRole } from '../../../shared/role';
import { stepName } from '../model/order-texts';
import { pendingSteps } from '../model/orders-with-steps';
import { listEndpoint, orderQuery, unsentOrdersQuery } from '../orders.queries';
import { firstToSend, toRefusal } from './step-refusal';
import {
  requestPersistentStorage,
  createStepStore,
  type Queue,
  type QueuedStep,
} from './step-store';

type StepFields<Step> = Step extends unknown ? Omit<Step, 'id' | 'doneAt'> : never;
/** A step that the rider took. The queue adds its id and the time on the device. */
export type StepInput = StepFields<DeliveryStep>;

export interface StepQueue {
  /**
   * The steps of the signed-in rider, oldest first. The array stays the same object until they
   * change.
   */
  readonly steps: () => Queue;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Shows the step at once as being saved, and resolves when it is stored on the device. Takes the
   * place of a refused step of the same kind, or of a refused answer to an offer. Shows a message if
   * the device cannot store the step.
   */
  readonly take: (
    order: { readonly id: string; readonly orderName: string },
    input: StepInput,
    photo?: Blob,
  ) => Promise<void>;
  readonly remove: (stepId: string) => Promise<void>;
  readonly send: () => Promise<void>;
}

const LOCK = 'delivery-steps';
const RETRY_MS = 15_000;
const emptyQueue: Queue = [];

/** Runs the work in only one tab at a time. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

const queues = new WeakMap<Services, StepQueue>();

/** Returns the app's step queue, which is created on the first call. */
export function getStepQueue(services: Services): StepQueue {
  const queue = queues.get(services) ?? createStepQueue(services);
  queues.set(services, queue);
  return queue;
}

/**
 * Sends the riders' steps to the server in order. Each step keeps its id, so that sending it again
 * after a lost response is safe. A refused step, and later steps of its order, stay in the queue
 * until the rider decides.
 */
function createStepQueue({ api, call, session, queryClient }: Services): StepQueue {
  const store = createStepStore();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : undefined;
  const listeners = new Set<() => void>();
  const accountId = () => session.user()?.id;
  let shown: Queue = emptyQueue;
  /**
   * Steps that are shown while the device is still storing them, which takes a few frames on a slow
   * phone.
   */
  let storing: readonly { accountId: string; queued: QueuedStep }[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const present = (steps: Queue) => {
    shown = steps;
    const unsent = steps.map(({ orderId }) => orderId).filter((id) => pendingSteps(id, steps)[0]);
    queryClient.setQueryData(unsentOrdersQuery.queryKey, unsent);
    listeners.forEach((listener) => listener());
  };
  const show = async () => {
    const id = accountId();
    const stored = id === undefined ? emptyQueue : await store.read(id);
    if (id !== accountId()) return;
    const isStored = ({ step }: QueuedStep) => stored.some((other) => other.step.id === step.id);
    const own = storing.filter((each) => each.accountId === id).map(({ queued }) => queued);
    const steps = [...stored, ...own.filter((queued) => !isStored(queued))];
    if (steps.length > 0 || shown.length > 0) present(steps);
  };
  const change = async (id: string, next: (queue: Queue) => Queue) => {
    await store.change(id, next);
    await show();
    channel?.postMessage(undefined);
  };
  const replace = (id: string, queued: QueuedStep) =>
    change(id, (queue) =>
      queue.map((other) => (other.step.id === queued.step.id ? queued : other)),
    );
  const removeStep = (id: string, stepId: string) =>
    change(id, (queue) => queue.filter(({ step }) => step.id !== stepId));

  /** Resolves when the pages show the new data, which they are told of in a later task. */
  const refetch = async () => {
    const queryKey = groupKey(listEndpoint(getRole(session)));
    await queryClient.invalidateQueries({ queryKey }).catch(() => undefined);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };

  /**
   * Removes a step that has nothing left to do. The rider can no longer read a declined order, so it
   * is not fetched again.
   */
  const finish = async (id: string, { step, orderId }: QueuedStep) => {
    await refetch();
    if (step.step === 'declined')
      queryClient.removeQueries({
        queryKey: orderQuery(api, getRole(session), orderId).queryKey,
        type: 'inactive',
      });
    await removeStep(id, step.id);
  };

  /** Uploads the step's photo before the step is sent, and only once. */
  const withPhoto = async (id: string, queued: QueuedStep): Promise<QueuedStep> => {
    const { photo, ...rest } = queued;
    if (!photo) return queued;
    const image = new File([photo], 'photo.jpg', { type: photo.type });
    const { hostedImage } = await call(upload, { body: { image } });
    const uploaded = { ...rest, step: attachPhoto(queued.step, hostedImage) };
    await replace(id, uploaded);
    return uploaded;
  };

  /** Sends the first step that can be sent. Returns true when there may be another. */
  const sendNext = async (id: string): Promise<boolean> => {
    const queued = firstToSend(await store.read(id));
    if (!queued || accountId() !== id) return false;
    try {
      const { step, orderId } = await withPhoto(id, queued);
      if (accountId() !== id) return false;
      await call(partners.step, { params: { id: orderId }, body: step });
      notify.success(`${queued.orderName}: ${stepName(step)}`);
      await finish(id, queued);
      return true;
    } catch (error) {
      const refusal = toRefusal(error);
      if (!refusal) return false;
      if (queued.step.step === 'declined' && isApiError(error) && error.status === 404) {
        await finish(id, queued);
        return true;
      }
      const [latest = queued] = (await store.read(id)).filter(
        ({ step }) => step.id === queued.step.id,
      );
      await replace(id, { ...latest, refusal });
      await refetch();
      return true;
    }
  };

  const send = (): Promise<void> =>
    (sending ??= withLock(async () => {
      clearTimeout(retry);
      const id = accountId();
      if (id === undefined) return;
      while (await sendNext(id));
      if (firstToSend(await store.read(id))) retry = setTimeout(() => void send(), RETRY_MS);
    }).finally(() => {
      sending = undefined;
    }));

  session.subscribe(() => {
    void show().then(send);
  });
  if (channel) channel.onmessage = () => void show();
  addEventListener('online', () => void send());
  void show().then(send);

  return {
    steps: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: async ({ id: orderId, orderName }, input, photo) => {
      const id = accountId();
      if (id === undefined) return;
      const stamp = { id: crypto.randomUUID(), doneAt: new Date().toISOString() };
      const queued = { step: { ...input, ...stamp }, orderId, orderName, ...(photo && { photo }) };
      const isReplaced = (other: QueuedStep) =>
        other.refusal && other.orderId === orderId && isSameDecision(other.step, input);
      const add = (added: QueuedStep) => (queue: Queue) =>
        replaceOrAppend(queue, queue.findIndex(isReplaced), added);
      const entry = { accountId: id, queued: { ...queued, isSaving: true as const } };
      storing = [...storing, entry];
      present(add(entry.queued)(shown));
      requestPersistentStorage();
      try {
        await store.change(id, add(queued));
      } catch (error) {
        notify.error(
          `${orderName}: this phone could not save the step. Free some space and try again`,
        );
        throw error;
      } finally {
        storing = storing.filter((other) => other !== entry);
        await show();
      }
      channel?.postMessage(undefined);
      // A send in progress may have read the queue before this step was added.
      void sending?.then(send);
      void send();
    },
    remove: async (stepId) => {
      const id = accountId();
      if (id !== undefined) await removeStep(id, stepId);
      void send();
    },
    send,
  };
}

const isAnswer = ({ step }: Pick<DeliveryStep, 'step'>) =>
  step === 'accepted' || step === 'declined';

const isSameDecision = (one: Pick<DeliveryStep, 'step'>, other: Pick<DeliveryStep, 'step'>) =>
  one.step === other.step || (isAnswer(one) && isAnswer(other));

/** Later steps of the order stay behind the step that they depend on. */
const replaceOrAppend = (queue: Queue, index: number, added: QueuedStep): Queue =>
  index === -1 ? [...queue, added] : queue.with(index, added);

const attachPhoto = (step: DeliveryStep, photo: string): DeliveryStep => {
  if (step.step === 'delivered') return { ...step, photo };
  return step.step === 'delivery_failed' ? { ...step, failure: { ...step.failure, photo } } : step;
};
