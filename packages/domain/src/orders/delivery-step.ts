import * as z from 'zod/mini';
import { drawnSignature, hostedImage, isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { failedDeliverySchema } from './failed-delivery';
import { orderStatusCodeSchema } from './order-status';
import { declineSchema, deliveryCode } from './order';

/** About 1 km: enough to see that the rider was in the right area, and no more. */
const COARSE_FACTOR = 100;

const roundCoarsely = (degrees: number) => Math.round(degrees * COARSE_FACTOR) / COARSE_FACTOR;

/** The rider's location in degrees, rounded to about 1 km. */
export const coarsePlaceSchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90), z.overwrite(roundCoarsely)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180), z.overwrite(roundCoarsely)),
});
export type CoarsePlace = z.infer<typeof coarsePlaceSchema>;

const stampFields = {
  /** An id that the device creates. A repeated request with the same id gets the first response. */
  id: z.uuid(),
  /** The time on the device, which may be wrong. The server's time counts. */
  doneAt: isoDateTime,
};

/**
 * How many deliveries of the order had failed, as far as the device knew. The server uses it to
 * recognise a step of an earlier attempt. Absent in steps of older versions of the app, which cannot
 * start another attempt or report another failure.
 */
const failedAttempts = z.optional(z.int().check(z.minimum(0), z.maximum(1000)));

/**
 * The `assignedAt` of the offer that the rider answered. The server uses it to recognise an answer to
 * an earlier offer. Absent in steps of older versions of the app.
 */
const offeredAt = z.optional(isoDateTime);

/** Excludes a rider's refusal of another attempt, after which the order has the same status. */
export const countFailedAttempts = (
  activities: readonly { readonly failureReason?: unknown }[],
): number => activities.filter(({ failureReason }) => failureReason != null).length;

export const deliveryStepSchema = z.discriminatedUnion('step', [
  z.object({ ...stampFields, step: z.literal('accepted'), offeredAt }),
  z.object({ ...stampFields, step: z.literal('picked_up') }),
  z.object({ ...stampFields, step: z.literal('in_transit'), failedAttempts }),
  z.object({ ...stampFields, step: z.literal('declined'), decline: declineSchema, offeredAt }),
  z.object({
    ...stampFields,
    step: z.literal('delivered'),
    orderDeliveryToken: deliveryCode,
    /** The cash that the rider collected for an order paid on delivery. */
    collected: z.optional(money),
    photo: z.optional(hostedImage),
    signature: z.optional(drawnSignature),
    place: z.optional(coarsePlaceSchema),
  }),
  z.object({
    ...stampFields,
    step: z.literal('delivery_failed'),
    failure: failedDeliverySchema,
    failedAttempts,
  }),
]);
export type DeliveryStep = z.infer<typeof deliveryStepSchema>;

/** The response to a step. A repeated request gets the first response. */
export const deliveryStepAnswerSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderStatus: orderStatusCodeSchema,
  /** The server's time. */
  recordedAt: isoDateTime,
});
export type DeliveryStepAnswer = z.infer<typeof deliveryStepAnswerSchema>;

/**
 * The data of the error after a wrong code: how many attempts are left. At 0, no code is accepted.
 */
export const codeTriesSchema = z.object({ triesLeft: z.int() });
