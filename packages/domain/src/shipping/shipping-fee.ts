import * as z from 'zod/mini';
import type { SaleLine } from '../catalogue/sale-line';
import { money, roundKobo } from '../money';
import type { DispatchRules } from './dispatch-rules';
import { zonePairOf, zonePairSchema, type ZonePair } from './place';
import { promisedDays, promisedDaysSchema } from './promised-days';

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

/** The platform's tariff, the same for all stores: with it a browser works out day and fee of what it lists. */
export const tariffSchema = z.object({
  vehicles: z.array(vehicleSchema),
  rates: z.array(shippingRateSchema),
});

/** How one store's parcel travels and when it arrives. Weight in kg; `minDays` and `maxDays` are the carrier's working days. */
export const parcelDeliverySchema = z.extend(promisedDaysSchema, {
  weight: z.number(),
  vehicle: z.string(),
  zonePair: zonePairSchema,
  minDays: z.int(),
  maxDays: z.int(),
});

/** The promise that an order keeps: days and fee. */
export const deliveryPromiseSchema = z.extend(promisedDaysSchema, { fee: money });
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;

/** The fee of one store's parcel (spec section 3, shippingFees), with the days that are promised for it. */
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

/** Everything that delivery is priced from: set by the platform, the same for all stores. */
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
  /** Where the store ships from; unknown counts as outside Lagos. */
  readonly storeState: string | undefined;
  readonly destinationState: string;
}

export type ParcelFee = Omit<
  StoreShippingFee,
  'storeId' | 'storeName' | 'dispatchDay' | 'firstDay' | 'lastDay'
>;

/** Kilograms that a carrier charges for: of weight and volume the larger, piece by piece, rounded to 10 g. Digital goods weigh nothing. */
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
 * The delivery fee of one store's parcel, kobo: the smallest vehicle that takes it, else several trips of the largest;
 * a base for each trip and a rate for each kg above what the base includes.
 * Throws when no vehicle has a rate for the pair of zones: a tariff without one is a fault of the platform.
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

/** What a shopper is promised for one store's parcel when it is ordered at `at`: the fee in kobo and the days. Throws as `shippingFeeOf` does. */
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
