import * as z from 'zod/mini';
import { money } from '../money';
import { zonePairSchema } from './place';

/** A vehicle and the heaviest load it takes, kg. */
export const vehicleSchema = z.object({ id: z.string(), name: z.string(), maxWeight: z.number() });
export type Vehicle = z.infer<typeof vehicleSchema>;

/** The price of one vehicle between one pair of zones: a base that covers `includedWeight` kg, then a rate per kg. */
export const shippingRateSchema = z.object({
  vehicleId: z.string(),
  zonePair: zonePairSchema,
  base: money,
  includedWeight: z.number(),
  perKg: money,
  minDays: z.int(),
  maxDays: z.int(),
});
export type ShippingRate = z.infer<typeof shippingRateSchema>;

/** The fee of one store's parcel (spec section 3, shippingFees). Weight in kg, days as working days. */
export const storeShippingFeeSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  shippingFee: money,
  weight: z.number(),
  vehicle: z.string(),
  zonePair: zonePairSchema,
  minDays: z.int(),
  maxDays: z.int(),
});
export type StoreShippingFee = z.infer<typeof storeShippingFeeSchema>;

export const shippingFeesSchema = z.object({ shippingFees: z.array(storeShippingFeeSchema), shippingFeeTotal: money });
