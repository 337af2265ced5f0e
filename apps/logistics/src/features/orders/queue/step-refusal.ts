import * as z from 'zod/mini';
import { isApiError } from '@market/api-client/errors';
import { codeTriesSchema } from '@market/domain/orders/delivery-step';
import type { Queue, QueuedStep } from './step-store';

/** The first step that is neither refused nor blocked by an earlier refused step of its order. */
export function firstToSend(queue: Queue): QueuedStep | undefined {
  const stopped = new Set<string>();
  return queue.find(({ orderId, refusal }) => {
    if (refusal) stopped.add(orderId);
    return !stopped.has(orderId);
  });
}

const finalStatuses = new Set([403, 404, 409, 410, 413, 415, 422]);

/**
 * The server's refusal of a step. Undefined for other failures, after which the step is sent again.
 */
export function toRefusal(error: unknown): QueuedStep['refusal'] {
  if (!isApiError(error) || error.status === undefined) return undefined;
  const triesLeft = z.safeParse(codeTriesSchema, error.data).data?.triesLeft;
  if (!finalStatuses.has(error.status) && triesLeft === undefined) return undefined;
  const message = error.fields[0]?.message ?? error.message;
  return { message, ...(triesLeft !== undefined && { triesLeft }) };
}
