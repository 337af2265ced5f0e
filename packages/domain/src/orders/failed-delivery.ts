import * as z from 'zod/mini';
import { hostedImage, isoDate, optionalText } from '../contact';

const labels = {
  nobody_there: 'Nobody was there',
  refused: 'The customer refused it',
  wrong_address: 'The address is wrong',
  damaged: 'The goods are damaged',
  other: 'Another reason',
} as const;

export type FailureReason = keyof typeof labels;

export const failureReasons = [
  'nobody_there',
  'refused',
  'wrong_address',
  'damaged',
  'other',
] as const satisfies FailureReason[];

export const failureReasonLabel = (reason: FailureReason): string => labels[reason];

/** Why an order could not be delivered. */
export const failedDeliverySchema = z
  .object({
    reason: z.enum(failureReasons, { error: 'Choose a reason' }),
    note: optionalText(300),
    photo: z.optional(hostedImage),
    /** The Lagos date of the next attempt, when the rider knows it. */
    nextAttemptDay: z.optional(isoDate),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || (note ?? '').length > 0, {
      error: 'Say what the reason is',
      path: ['note'],
    }),
  );
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;

/** `restock`: puts the units back in stock. */
export const returnToStoreSchema = z.object({ restock: z.boolean(), note: optionalText(300) });
export type ReturnToStore = z.infer<typeof returnToStoreSchema>;
