import * as z from 'zod/mini';
import { paymentChannels } from '@market/domain/checkout/payment-channel';

/**
 * Ways to pay from `PAYMENT_CHANNELS`, separated by commas. All of them when the list is missing.
 */
export const channelListSchema = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',').map((part) => part.trim())),
    ),
    z
      .array(
        z.enum(paymentChannels, {
          error: `must be a list of ${paymentChannels.join(', ')}, separated by commas`,
        }),
      )
      .check(z.refine((channels) => channels.includes('card'), { error: 'must contain card' })),
  ),
  [...paymentChannels],
);
