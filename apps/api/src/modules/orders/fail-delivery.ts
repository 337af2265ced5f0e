import { lagosDate } from '@market/domain/lagos-time';
import { failureReasonLabel, type FailedDelivery } from '@market/domain/orders/failed-delivery';
import { nextAttemptDays } from '@market/domain/orders/next-attempt';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { assertHosted } from '../catalogue';
import { getOrder } from './get-order';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import type { TransitionOrder } from './transition-order';

interface FailDeps extends Pick<OrdersDeps, 'db' | 'clock'> {
  readonly transition: TransitionOrder;
}

/** Records that a rider could not deliver an order. Throws 404, 409 when it is not on its way, 422. */
export const failDelivery =
  ({ db, clock, transition }: FailDeps) =>
  async (
    principal: Principal,
    orderId: string,
    { reason, note, photo, nextAttemptDay }: FailedDelivery,
  ): Promise<void> => {
    const scope = orderScope(principal);
    const { min, max } = nextAttemptDays(lagosDate(clock.now()));
    if (nextAttemptDay !== undefined && (nextAttemptDay < min || nextAttemptDay > max))
      throw invalid('nextAttemptDay', 'Choose a day within the next two weeks');
    await inTransaction(db, async (db) => {
      const row = await getOrder(db, scope, orderId);
      if (photo !== undefined) await assertHosted(db, 'photo', [photo]);
      const label = failureReasonLabel(reason);
      const isFailed = await transition(db, scope, row, {
        to: 'delivery_failed',
        by: 'failed_delivery',
        actor: principal,
        note: note ? `${label}: ${note}` : label,
        set: { shippingEvidence: photo ?? null, nextAttemptDay: nextAttemptDay ?? null },
      });
      if (!isFailed)
        throw conflict('Only an order that is on its way can be marked as not delivered.');
    });
  };
