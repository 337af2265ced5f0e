import { pluralise } from '@market/domain/pluralise';
import { formatTime } from '@market/domain/lagos-time';
import { AppError, invalid, notFound } from '../../platform/errors';
import { addMilliseconds, minutes } from '../../platform/clock';
import type { OrderScope } from './order-scope';
import { MAX_CODE_ATTEMPTS } from './order-view';
import { countCodeAttempt } from './order-status.repository';
import { findOrder } from './orders.repository';
import type { OrdersDeps } from './orders-deps';

const LOCK_MS = minutes(15);

/**
 * Throws for a wrong code: 422 with the number of remaining attempts, or 429 while entry is locked
 * after five wrong codes. Returns false when the order is not on its way. The caller must not roll
 * back when this throws, so that a wrong attempt stays counted.
 */
export const checkCode =
  ({ db, clock }: Pick<OrdersDeps, 'db' | 'clock'>) =>
  async (scope: OrderScope, id: string, code: string | undefined): Promise<boolean> => {
    if (code === undefined)
      throw invalid('orderDeliveryToken', 'Enter the customer’s 6-digit delivery code');
    const now = clock.now();
    const lockUntil = addMilliseconds(now, LOCK_MS);
    const tried = await countCodeAttempt(db, scope, id, {
      code,
      now,
      lockUntil,
      tries: MAX_CODE_ATTEMPTS,
    });
    if (!tried) {
      const order = (await findOrder(db, scope, id))?.order;
      if (!order) throw notFound('This order');
      if (order.status !== 'in_transit') return false;
      throw codeLockedError(order.tokenLockedUntil ?? lockUntil);
    }
    if (tried.isRight) return true;
    const attemptsLeft = MAX_CODE_ATTEMPTS - tried.tries;
    if (attemptsLeft <= 0) throw codeLockedError(lockUntil);
    const message = `Incorrect code. ${pluralise(attemptsLeft, 'attempt')} left.`;
    throw new AppError('invalid', message, {
      fields: [{ field: 'orderDeliveryToken', message }],
      data: { triesLeft: attemptsLeft },
    });
  };

const codeLockedError = (until: Date) =>
  new AppError('tooMany', `Too many wrong codes. Try again at ${formatTime(until)}.`, {
    data: { triesLeft: 0 },
  });
