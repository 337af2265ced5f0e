import * as z from 'zod/mini';
import { orderOutcomeSchema, type OrderOutcome } from '@market/domain/orders/merchant-orders';
import { isAppError } from '../../platform/errors';

const refusalSchema = z.pick(orderOutcomeSchema, { allowed: true });

/**
 * Runs an action on several orders, each in its own transaction. One failure does not affect the
 * other orders.
 */
export async function runForEachOrder(
  orderIds: readonly string[],
  act: (orderId: string) => Promise<void>,
): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = [];
  for (const orderId of new Set(orderIds)) outcomes.push(await toOutcome(orderId, act));
  return outcomes;
}

async function toOutcome(
  orderId: string,
  act: (orderId: string) => Promise<void>,
): Promise<OrderOutcome> {
  try {
    await act(orderId);
    return { orderId, done: true };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const refusal = z.safeParse(refusalSchema, error.data);
    return {
      orderId,
      done: false,
      message: error.message,
      ...(refusal.data?.allowed && { allowed: refusal.data.allowed }),
    };
  }
}
