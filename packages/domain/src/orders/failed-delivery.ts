import * as z from 'zod/mini';
import { hostedImage, isoDate, optionalText } from '../field.schema';
import { failureReasons } from './failure-reasons';

export const failureReasonSchema = z.enum(failureReasons, { error: 'Choose a reason' });

export const failedDeliverySchema = z
  .object({
    reason: failureReasonSchema,
    note: optionalText(300),
    photo: z.optional(hostedImage),
    /** The Lagos date of the next attempt, when the rider knows it. */
    nextAttemptDay: z.optional(isoDate),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || (note ?? '').length > 0, {
      error: 'Describe the reason',
      path: ['note'],
    }),
  );
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;

/** `restock`: puts the units back in stock. */
export const returnToStoreInputSchema = z.object({ restock: z.boolean(), note: optionalText(300) });
export type ReturnToStoreInput = z.infer<typeof returnToStoreInputSchema>;
