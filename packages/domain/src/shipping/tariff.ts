import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { shippingDiscountSchema, type ShippingDiscount } from './shipping-discount';

/** A vehicle and its capacity in kg. Only active vehicles are used for new parcels. */
export const vehicleSchema = z.object({
  id: z.string(),
  name: z.string(),
  maxWeight: z.number(),
  active: z.boolean(),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/** States with the same delivery prices. Every state is in exactly one zone. */
export const zoneSchema = z.object({
  id: z.string(),
  name: z.string(),
  states: z.array(z.string()),
});
export type Zone = z.infer<typeof zoneSchema>;

/**
 * Price for a vehicle from one zone to another: a base fee that includes `includedWeight` kg, then
 * a rate per kg. Days are the carrier's working days.
 */
export const shippingRateSchema = z.object({
  vehicleId: z.string(),
  fromZoneId: z.string(),
  toZoneId: z.string(),
  base: money,
  includedWeight: z.number(),
  perKg: money,
  minDays: z.int(),
  maxDays: z.int(),
});
export type ShippingRate = z.infer<typeof shippingRateSchema>;

/**
 * The platform's vehicles, zones and price matrix, the same for all stores. The browser uses it to
 * calculate dates and fees of listed products. `version` increases with every change to zones or
 * prices.
 */
export const tariffSchema = z.object({
  version: z.int(),
  savedAt: isoDateTime,
  vehicles: z.array(vehicleSchema),
  zones: z.array(zoneSchema),
  rates: z.array(shippingRateSchema),
  /** The shipping discounts that are active today. */
  discounts: z.optional(z.array(shippingDiscountSchema)),
});
export type SavedTariff = z.infer<typeof tariffSchema>;

export interface Tariff {
  readonly vehicles: readonly Vehicle[];
  readonly zones: readonly Zone[];
  readonly rates: readonly ShippingRate[];
  readonly discounts?: readonly ShippingDiscount[] | undefined;
}

type RateCell = Pick<ShippingRate, 'vehicleId' | 'fromZoneId' | 'toZoneId'>;

export const toRateKey = ({ vehicleId, fromZoneId, toZoneId }: RateCell): string =>
  [vehicleId, fromZoneId, toZoneId].join(' ');

export const listRateCells = ({
  vehicles,
  zones,
}: Pick<Tariff, 'vehicles' | 'zones'>): RateCell[] =>
  vehicles.flatMap(({ id: vehicleId }) =>
    zones.flatMap(({ id: fromZoneId }) =>
      zones.map(({ id: toZoneId }) => ({ vehicleId, fromZoneId, toZoneId })),
    ),
  );

const normaliseState = (state: string): string => state.trim().toLowerCase();

/** The zone of a state. An unknown state belongs to the zone with the most states. */
export function findZone(zones: readonly Zone[], state: string): Zone | undefined {
  const normalisedState = normaliseState(state);
  return (
    zones.find(({ states }) => states.some((each) => normaliseState(each) === normalisedState)) ??
    [...zones].sort((a, b) => b.states.length - a.states.length)[0]
  );
}
