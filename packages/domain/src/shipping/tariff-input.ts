import * as z from 'zod/mini';
import { atMost, recordIdSchema, zeroOrMore } from '../bounds';
import { requiredText } from '../field.schema';
import { amount } from '../money.schema';

const MAX_KG = 100_000;
const MAX_DAYS = 60;
const MAX_ZONES = 37;

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const days = z.int({ error: 'Enter whole days' }).check(zeroOrMore(), atMost(MAX_DAYS, 'days'));

export const vehicleChangesSchema = z.object({
  name: z.optional(requiredText('a name', 40)),
  maxWeight: z.optional(
    z
      .number({ error: 'Enter a weight' })
      .check(z.positive({ error: 'Enter a weight above zero' }), atMost(MAX_KG, 'kg')),
  ),
  active: z.optional(z.boolean()),
});
export type VehicleChanges = z.infer<typeof vehicleChangesSchema>;

/** All zones. A zone without an id is new. `version` is the version of the tariff that was read. */
export const zonesInputSchema = z.object({
  version,
  zones: z
    .array(
      z.object({
        id: z.optional(recordIdSchema),
        name: requiredText('a name', 40),
        states: z
          .array(z.string().check(z.maxLength(60)))
          .check(z.minLength(1, { error: 'Choose at least one state' }), z.maxLength(MAX_ZONES)),
      }),
    )
    .check(z.minLength(1, { error: 'Add a zone' }), z.maxLength(MAX_ZONES)),
});
export type ZonesInput = z.infer<typeof zonesInputSchema>;

export const rateInputSchema = z
  .object({
    vehicleId: recordIdSchema,
    fromZoneId: recordIdSchema,
    toZoneId: recordIdSchema,
    base: amount,
    includedWeight: z.number().check(zeroOrMore(), atMost(MAX_KG, 'kg')),
    perKg: amount,
    minDays: days,
    maxDays: days,
  })
  .check(
    z.refine(({ minDays, maxDays }) => minDays <= maxDays, {
      error: 'Enter at least the first day',
      path: ['maxDays'],
    }),
  );

/** The whole price matrix. `version` is the version of the tariff that was read. */
export const pricingInputSchema = z.object({
  version,
  rates: z.array(rateInputSchema).check(z.maxLength(20_000)),
});
export type PricingInput = z.infer<typeof pricingInputSchema>;
