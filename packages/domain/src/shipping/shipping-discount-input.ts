import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDate, requiredText } from '../field.schema';
import { amount, price } from '../money.schema';
import { shippingDiscountTypes } from './shipping-discount';

const fields = z.object({
  name: requiredText('a name', 60),
  discountType: z.enum(shippingDiscountTypes),
  percentOff: z.optional(
    z
      .number({ error: 'Enter a percentage' })
      .check(
        z.positive({ error: 'Enter a percentage above zero' }),
        z.maximum(100, { error: 'Enter at most 100 percent' }),
      ),
  ),
  amountOff: z.optional(price),
  fromZoneId: z.optional(recordIdSchema),
  toZoneId: z.optional(recordIdSchema),
  vehicleId: z.optional(recordIdSchema),
  minSubtotal: z.optional(amount),
  startDate: isoDate,
  endDate: isoDate,
  active: z.boolean(),
});
export type ShippingDiscountInput = z.infer<typeof fields>;

/**
 * All fields of a shipping discount. Its type determines whether `percentOff` or `amountOff` is
 * required.
 */
export const shippingDiscountInputSchema = fields.check(
  z.refine((input: ShippingDiscountInput) => input.endDate >= input.startDate, {
    path: ['endDate'],
    error: 'The end date must be on or after the start date',
  }),
  z.refine(
    ({ discountType, percentOff }: ShippingDiscountInput) =>
      discountType !== 'Percent' || percentOff !== undefined,
    { path: ['percentOff'], error: 'Enter a percentage' },
  ),
  z.refine(
    ({ discountType, amountOff }: ShippingDiscountInput) =>
      discountType !== 'Fixed' || amountOff !== undefined,
    { path: ['amountOff'], error: 'Enter an amount' },
  ),
);
