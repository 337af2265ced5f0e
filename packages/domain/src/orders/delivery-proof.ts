import * as z from 'zod/mini';
import { hostedImage, isoDateTime, requiredText } from '../field.schema';
import { money } from '../money.schema';

/** The proof that an order was delivered. Recorded once, never changed. */
export const deliveryProofSchema = z.object({
  photo: z.optional(z.string()),
  /** An SVG path. Absent for customers. */
  signature: z.optional(z.string()),
  /** The company that delivered the order. The platform and the partner also see the person. */
  by: z.string(),
  /** The customer's code, or the platform's decision without it. */
  kind: z.enum(['code', 'override']),
  /** Why the platform decided without the code. Absent for customers. */
  reason: z.optional(z.string()),
  deliveredAt: isoDateTime,
  /** The time on the rider's device. Only for the platform. */
  deviceAt: z.optional(isoDateTime),
  /** The rider's location in degrees, rounded to about 1 km. Only for the platform. */
  place: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
});
export type DeliveryProof = z.infer<typeof deliveryProofSchema>;

/** How the platform completes a delivery without the customer's code. */
export const deliveryOverrideSchema = z.object({
  reason: requiredText('a reason', 500),
  photo: hostedImage,
  /** The cash that was collected, for an order paid on delivery. */
  collected: z.optional(money),
});
export type DeliveryOverride = z.infer<typeof deliveryOverrideSchema>;
