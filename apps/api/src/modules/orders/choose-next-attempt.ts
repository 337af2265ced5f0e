import { lagosDate } from '@market/domain/lagos-time';
import { findFailedAttempt, nextAttemptChoices } from '@market/domain/orders/next-attempt';
import { allowsNextAttempt } from '@market/domain/orders/failure-reasons';
import type { Order } from '@market/domain/orders/order';
import { dayText } from '@market/domain/shipping/promise-text';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { toActivity } from './activity-view';
import { getOrder } from './get-order';
import { isFailed } from './order-conditions.repository';
import { changeOrder } from './order-status.repository';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { listActivities, type OrderActivityRow } from './orders.repository';
import { recordActivity } from './record-activity';

interface ChooseDeps extends OrdersDeps {
  readonly view: (principal: Principal, id: string) => Promise<Order>;
}

/**
 * The days that the customer can choose from after a failed delivery. Undefined when there is no
 * further attempt.
 */
export function nextAttemptChoicesAfter(
  status: string,
  activities: readonly OrderActivityRow[],
  now: Date,
): string[] | undefined {
  const reason = findFailedAttempt({ orderActivities: activities.map(toActivity) })?.failureReason;
  return status === 'delivery_failed' && reason !== undefined && allowsNextAttempt(reason)
    ? nextAttemptChoices(lagosDate(now))
    : undefined;
}

/** Throws 409 when there is no further attempt, and 422 for a day that is not offered. */
export const chooseNextAttempt = (deps: ChooseDeps) => {
  const { db, clock, view } = deps;
  const record = recordActivity(deps);
  const noChoiceError = conflict('There is no next attempt to choose for this order.');

  return async (principal: Principal, id: string, day: string): Promise<Order> => {
    await inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const row = await getOrder(db, scope, id);
      const now = clock.now();
      const choices = nextAttemptChoicesAfter(row.order.status, await listActivities(db, id), now);
      if (!choices) throw noChoiceError;
      if (!choices.includes(day) && day !== row.order.nextAttemptDay)
        throw invalid('day', 'Choose one of the days');
      const isChosen = await changeOrder(db, scope, id, isFailed, {
        nextAttemptDay: day,
        nextAttemptChosenAt: now,
        updatedAt: now,
      });
      if (!isChosen) throw noChoiceError;
      await record(db, row, {
        activity: `Next attempt on ${dayText(day)}`,
        actor: principal,
      });
    });
    return view(principal, id);
  };
};
