import * as z from 'zod/mini';
import type { SaleLine } from '../catalogue/sale-line';
import { roundKobo } from '../money';
import { money } from '../money.schema';
import type { DispatchRules } from './dispatch-rules';
import { zonePairOf, zonePairSchema, type ZonePair } from './place';
import { promisedDays, promisedDaysSchema } from './promised-days';

/** A vehicle and its capacity in kg. */
export const vehicleSchema = z.object({ id: z.string(), name: z.string(), maxWeight: z.number() });
export type Vehicle = z.infer<typeof vehicleSchema>;

/**
 * Price of a vehicle for a pair of zones: a base fee that includes `includedWeight` kg, then a rate
 * per kg.
 */
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

/**
 * The platform's tariff, the same for all stores. The browser uses it to calculate dates and fees
 * of listed products.
 */
export const tariffSchema = z.object({
  vehicles: z.array(vehicleSchema),
  rates: z.array(shippingRateSchema),
});

/**
 * Transport and arrival of one store's parcel. Weight in kg. `minDays` and `maxDays` are the
 * carrier's working days.
 */
export const parcelDeliverySchema = z.extend(promisedDaysSchema, {
  weight: z.number(),
  vehicle: z.string(),
  zonePair: zonePairSchema,
  minDays: z.int(),
  maxDays: z.int(),
});

/** Dates and fee as promised to the shopper. */
export const deliveryPromiseSchema = z.extend(promisedDaysSchema, { fee: money });
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;

/** Delivery fee of one store's parcel (spec section 3, shippingFees), with its delivery promise. */
export const storeShippingFeeSchema = z.extend(parcelDeliverySchema, {
  storeId: z.string(),
  storeName: z.string(),
  shippingFee: money,
});
export type StoreShippingFee = z.infer<typeof storeShippingFeeSchema>;

export const shippingFeesSchema = z.object({
  shippingFees: z.array(storeShippingFeeSchema),
  shippingFeeTotal: money,
});

/** Cubic centimetres that count as one kilogram. */
export const VOLUMETRIC_DIVISOR = 5000;

/**
 * All rates and rules that delivery is priced from. Set by the platform, the same for all stores.
 */
export interface Tariff {
  readonly vehicles: readonly Vehicle[];
  readonly rates: readonly ShippingRate[];
}

export type Parcel = Pick<SaleLine, 'weight' | 'quantity' | 'isDigital'> & {
  readonly dimension?: SaleLine['dimension'] | undefined;
};
type Offer = Vehicle & { readonly rate: ShippingRate };

interface FeeInput extends Tariff {
  /** The lines of one store. */
  readonly lines: readonly Parcel[];
  /** The state that the store ships from. Unknown counts as outside Lagos. */
  readonly storeState: string | undefined;
  readonly destinationState: string;
}

export type ParcelFee = Omit<
  StoreShippingFee,
  'storeId' | 'storeName' | 'dispatchDay' | 'firstDay' | 'lastDay'
>;

/**
 * Chargeable weight in kg: the larger of weight and volumetric weight per unit, rounded to 10 g.
 * Digital goods weigh nothing.
 */
export function chargeableWeight(lines: readonly Parcel[]): number {
  let total = 0;
  for (const { weight, dimension, quantity, isDigital } of lines) {
    if (isDigital) continue;
    const volumetric = dimension
      ? (dimension.length * dimension.width * dimension.height) / VOLUMETRIC_DIVISOR
      : 0;
    total += Math.max(weight, volumetric) * quantity;
  }
  return Math.round(total * 100) / 100;
}

/**
 * Delivery fee of one store's parcel in kobo: the smallest vehicle that fits, otherwise several
 * trips of the largest. Each trip costs the base fee plus a rate per kg above the included weight.
 * Throws when no vehicle has a rate for the pair of zones, which is an error in the tariff.
 */
export function shippingFeeOf({
  lines,
  storeState = '',
  destinationState,
  vehicles,
  rates,
}: FeeInput): ParcelFee {
  const zonePair = zonePairOf(storeState, destinationState);
  if (lines.every((line) => line.isDigital))
    return {
      shippingFee: 0,
      weight: 0,
      vehicle: 'Digital delivery',
      zonePair,
      minDays: 0,
      maxDays: 0,
    };
  const weight = chargeableWeight(lines);
  const { name, maxWeight, rate } = vehicleFor(weight, offersFor(zonePair, { vehicles, rates }));
  const trips = Math.max(1, Math.ceil(weight / maxWeight));
  const extra = Math.max(0, weight - trips * rate.includedWeight);
  return {
    shippingFee: trips * rate.base + roundKobo(extra * rate.perKg),
    weight,
    vehicle: trips === 1 ? name : `${trips} × ${name}`,
    zonePair,
    minDays: rate.minDays,
    maxDays: rate.maxDays,
  };
}

interface PromiseInput extends FeeInput {
  readonly dispatch: DispatchRules;
  readonly at: Date;
}

/**
 * Delivery promise for one store's parcel ordered at `at`: fee in kobo and dates. Throws like
 * `shippingFeeOf`.
 */
export function deliveryPromise({ dispatch, at, ...parcel }: PromiseInput) {
  const fee = shippingFeeOf(parcel);
  return { ...fee, ...promisedDays(dispatch, fee, at) };
}

/** Vehicles with a rate between these zones, smallest first. */
function offersFor(zonePair: ZonePair, { vehicles, rates }: Tariff): Offer[] {
  const rateOf = new Map(
    rates.filter((rate) => rate.zonePair === zonePair).map((rate) => [rate.vehicleId, rate]),
  );
  return vehicles
    .flatMap((vehicle) => {
      const rate = rateOf.get(vehicle.id);
      return rate ? [{ ...vehicle, rate }] : [];
    })
    .sort((a, b) => a.maxWeight - b.maxWeight);
}

function vehicleFor(weight: number, offers: readonly Offer[]): Offer {
  const offer = offers.find(({ maxWeight }) => weight <= maxWeight) ?? offers.at(-1);
  if (!offer) throw new Error('The shipping tariff has no rate for this pair of zones');
  return offer;
}
