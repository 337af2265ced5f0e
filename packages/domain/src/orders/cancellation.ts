import * as z from 'zod/mini';
import { optionalText } from '../field.schema';
import { customerCancelReasons, sellerCancelReasons } from './cancel-reasons';

export const cancelReasonSchema = z.enum([...sellerCancelReasons, ...customerCancelReasons], {
  error: 'Choose a reason',
});

export const cancellationSchema = z
  .object({ cancelReason: cancelReasonSchema, note: optionalText(300) })
  .check(
    z.refine(({ cancelReason, note }) => cancelReason !== 'other' || (note ?? '').length > 0, {
      error: 'Describe the reason',
      path: ['note'],
    }),
  );
export type Cancellation = z.infer<typeof cancellationSchema>;
