import {
  countFailedAttempts,
  type DeliveryStep,
  type DeliveryStepAnswer,
} from '@market/domain/orders/delivery-step';
import { customerStageStatuses, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, isAppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { assertImagesHosted } from '../catalogue';
import { addStep, findStep, type DeliveryStepRow } from './delivery-proof.repository';
import { declineOrder } from './decline-order';
import type { StepRefusal } from './delivery-steps.tables';
import { failDelivery } from './fail-delivery';
import { getOrder } from './get-order';
import { moveOrder } from './move-order';
import { orderScope, type OrderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { listActivities, lockOrder } from './orders.repository';
import type { TransitionOrder } from './transition-order';

interface StepDeps extends OrdersDeps {
  readonly statuses: (db: Db) => Promise<readonly OrderStatus[]>;
  readonly transition: TransitionOrder;
}

/** Thrown to roll back a step that another request with the same id recorded first. */
class AlreadyRecordedError extends Error {
  override readonly name = 'RecordedMeanwhile';
}

/**
 * Records a rider's step once for each id, however often it is sent: the step and its answer are
 * stored in one transaction. Repeated requests get the first answer. A step that another device of
 * the rider has already taken succeeds without a change. Throws 404, 409, 422, and 429 while code
 * entry is locked.
 */
export const deliverySteps = (deps: StepDeps) => {
  const { db, clock } = deps;

  /**
   * Whether a delivery has failed since the rider took the step. Locks the order, so that none fails
   * in the meantime. Throws 409 for a step that does not say how many failures the rider knew of, if
   * it would start another attempt or report another failure.
   */
  const isOfEarlierAttempt = async (db: Db, id: string, step: DeliveryStep): Promise<boolean> => {
    if (step.step !== 'in_transit' && step.step !== 'delivery_failed') return false;
    const order = await lockOrder(db, id);
    const failed = countFailedAttempts(await listActivities(db, id));
    if (step.failedAttempts !== undefined) return step.failedAttempts < failed;
    if (failed > 0 && (step.step === 'delivery_failed' || order?.status === 'delivery_failed'))
      throw alreadyFailed();
    return false;
  };

  /**
   * Whether the rider accepted an earlier offer of an order that is accepted anyway, so that there is
   * nothing to change. Locks the order. Throws 409 for any other answer to an earlier offer.
   */
  const isAcceptedAgain = async (db: Db, principal: Principal, id: string, step: DeliveryStep) => {
    if (!('offeredAt' in step) || step.offeredAt === undefined) return false;
    await lockOrder(db, id);
    const { assignedAt, acceptedAt } = (await getOrder(db, orderScope(principal), id)).order;
    if (new Date(step.offeredAt).getTime() === assignedAt?.getTime()) return false;
    if (step.step === 'accepted' && acceptedAt !== null) return true;
    throw conflict(
      'This was an answer to an earlier offer. Open the order to accept or decline the latest offer.',
    );
  };

  /** Runs in the caller's transaction, which also counts wrong codes. */
  const act = async (db: Db, principal: Principal, id: string, step: DeliveryStep) => {
    const within = { ...deps, db };
    if (await isAcceptedAgain(db, principal, id, step)) return;
    if (step.step === 'declined')
      return void (await declineOrder(within)(principal, id, step.decline));
    const isEarlier = await isOfEarlierAttempt(db, id, step);
    if (step.step === 'delivery_failed') {
      if (isEarlier) throw alreadyFailed();
      return failDelivery(within)(principal, id, step.failure);
    }
    // The parcel was in transit before the delivery failed, so there is nothing to change.
    if (isEarlier) return;
    const move = moveOrder(within);
    if (step.step === 'accepted') return move(principal, id, { accepted: true });
    const status = findStatus(await deps.statuses(db), step.step);
    if (step.step !== 'delivered') return move(principal, id, { orderStatusId: status?.id });
    const { orderDeliveryToken, collected, photo, signature, place, doneAt } = step;
    if (photo !== undefined) await assertImagesHosted(db, 'photo', [photo]);
    await move(principal, id, {
      orderStatusId: status?.id,
      orderDeliveryToken,
      collected,
      shippingEvidence: photo,
      proof: { signature, place, deviceAt: new Date(doneAt) },
    });
  };

  const take = (principal: Principal, orderId: string, step: DeliveryStep) =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      await getOrder(db, scope, orderId);
      const answer = await findRefusal(() => act(db, principal, orderId, step));
      // A rider cannot read an order after declining it.
      const seenBy = step.step === 'declined' && answer === null ? everyOrder : scope;
      const { order } = await getOrder(db, seenBy, orderId);
      const refusal = isReached(step.step, order.status) ? null : answer;
      const row = {
        id: step.id,
        actorId: principal.userId,
        orderId,
        step: step.step,
        status: order.status,
        refusal,
        deviceAt: new Date(step.doneAt),
        recordedAt: clock.now(),
      };
      if (!(await addStep(db, row))) throw new AlreadyRecordedError();
      return row;
    });

  return async (
    principal: Principal,
    orderId: string,
    step: DeliveryStep,
  ): Promise<DeliveryStepAnswer> => {
    const find = () => findStep(db, principal.userId, step.id);
    const recorded =
      (await find()) ?? (await take(principal, orderId, step).catch(findRecordedStep(find)));
    if (recorded.orderId !== orderId || recorded.step !== step.step)
      throw conflict('This step was already sent for something else. Try again.');
    return toStepResult(recorded);
  };
};

const alreadyFailed = () => conflict('A failed delivery was already reported for this attempt.');

const everyOrder: OrderScope = { reader: 'platform' };

/** The statuses of orders whose rider has taken a step. Steps with a proof are not repeated. */
const statusesAfter: Partial<Record<DeliveryStep['step'], readonly OrderStatusCode[]>> = {
  accepted: ['picked_up', 'in_transit', 'delivery_failed', ...customerStageStatuses],
  picked_up: ['picked_up', 'in_transit', 'delivery_failed', ...customerStageStatuses],
  in_transit: ['in_transit', ...customerStageStatuses],
};

/** Whether the rider, or a colleague, took the step before on another device. */
const isReached = (step: DeliveryStep['step'], status: OrderStatusCode): boolean =>
  statusesAfter[step]?.includes(status) ?? false;

/**
 * Returns the step that another request recorded at the same time. If that request declined the
 * order, the rider can no longer read it. Rethrows other errors.
 */
const findRecordedStep =
  (find: () => Promise<DeliveryStepRow | undefined>) =>
  async (error: unknown): Promise<DeliveryStepRow> => {
    const isRepeated =
      error instanceof AlreadyRecordedError || (isAppError(error) && error.kind === 'notFound');
    const recorded = isRepeated ? await find() : undefined;
    if (!recorded) throw error;
    return recorded;
  };

/**
 * Returns the error that rejects a step, or null when the step succeeds. Rethrows errors that must
 * not be stored as the answer to the step.
 */
async function findRefusal(act: () => Promise<void>): Promise<StepRefusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!isAppError(error) || !['conflict', 'invalid', 'tooMany'].includes(error.kind)) throw error;
    const { kind, message, fields, data } = error;
    return { kind, message, fields, data };
  }
}

function toStepResult({
  id,
  orderId,
  status,
  refusal,
  recordedAt,
}: DeliveryStepRow): DeliveryStepAnswer {
  if (refusal) throw new AppError(refusal.kind, refusal.message, refusal);
  return { id, orderId, orderStatus: status, recordedAt: recordedAt.toISOString() };
}
