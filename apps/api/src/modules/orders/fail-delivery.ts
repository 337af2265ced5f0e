import { lagosDate } from '@market/domain/lagos-time';
import { type FailedDelivery } from '@market/domain/orders/failed-delivery';
import { allowsNextAttempt } from '@market/domain/orders/failure-reasons';
import { nextAttemptChoices, nextAttemptDateRange } from '@market/domain/orders/next-attempt';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { assertImagesHosted } from '../catalogue';
import { newDeliveryToken } from './draft-orders';
import { getOrder } from './get-order';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import type { TransitionOrder } from './transition-order';

interface FailDeps extends Pick<OrdersDeps, 'db' | 'clock'> {
  readonly transition: TransitionOrder;
}

/**
 * Records that a rider could not deliver an order, and changes the delivery code. If the rider
 * names no day, the next attempt is on the next working day, unless the reason rules out another
 * attempt. Throws 404, 409 when the order is not on its way, and 422.
 */
export const failDelivery =
  ({ db, clock, transition }: FailDeps) =>
  async (
    principal: Principal,
    orderId: string,
    { reason, note, photo, nextAttemptDay }: FailedDelivery,
  ): Promise<void> => {
    const scope = orderScope(principal);
    const today = lagosDate(clock.now());
    const { min, max } = nextAttemptDateRange(today);
    if (nextAttemptDay !== undefined && (nextAttemptDay < min || nextAttemptDay > max))
      throw invalid('nextAttemptDay', 'Choose a day within the next two weeks');
    const [nextDay = null] = nextAttemptChoices(today);
    await inTransaction(db, async (db) => {
      const row = await getOrder(db, scope, orderId);
      if (reason === 'not_paid' && !row.order.payOnDelivery)
        throw invalid('reason', 'This order is already paid. Choose another reason.');
      if (photo !== undefined) await assertImagesHosted(db, 'photo', [photo]);
      const isFailed = await transition(db, scope, row, {
        to: 'delivery_failed',
        by: 'failed_delivery',
        actor: principal,
        note,
        photo,
        failureReason: reason,
        set: {
          shippingEvidence: photo ?? null,
          nextAttemptDay: nextAttemptDay ?? (allowsNextAttempt(reason) ? nextDay : null),
          deliveryToken: newDeliveryToken(),
        },
      });
      if (!isFailed)
        throw conflict('Only an order that is on its way can be marked as not delivered.');
    });
  };
