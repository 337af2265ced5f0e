import type { DeliveryOverride } from '@market/domain/orders/delivery-proof';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { assertImagesHosted } from '../catalogue';
import { recordProof } from './delivery-proof.repository';
import { getOrder } from './get-order';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { publicName } from './record-activity';
import type { TransitionOrder } from './transition-order';

interface CompleteDeps extends Pick<OrdersDeps, 'db' | 'clock' | 'mails'> {
  readonly transition: TransitionOrder;
}

/**
 * Completes a delivery without the customer's code, for a customer who cannot read it out. The
 * reason and the photo are the proof. Throws 404, 409 when the order is not on its way, and 422 for
 * a photo that was not uploaded.
 */
export const completeDelivery =
  ({ db, clock, mails: { platformName }, transition }: CompleteDeps) =>
  (
    principal: Principal,
    orderId: string,
    { reason, photo, collected }: DeliveryOverride,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const row = await getOrder(db, scope, orderId);
      await assertImagesHosted(db, 'photo', [photo]);
      const isDelivered = await transition(db, scope, row, {
        to: 'delivered',
        by: 'override',
        actor: principal,
        reason,
        set: { shippingEvidence: photo },
        collected,
      });
      if (!isDelivered)
        throw conflict('Only an order that is on its way can be completed without the code.');
      await recordProof(db, {
        orderId,
        photo,
        overrideReason: reason,
        collected: collected ?? null,
        actorId: principal.userId,
        actorName: publicName(principal, row, platformName),
        actorPerson: principal.name,
        deliveredAt: clock.now(),
      });
    });
