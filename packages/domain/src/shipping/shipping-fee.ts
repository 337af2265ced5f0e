import * as z from 'zod/mini';
import type { CardDelivery } from '../catalogue/product';
import type { SaleLine } from '../catalogue/sale-line';
import { roundKobo, type Kobo } from '../money';
import { money } from '../money.schema';
import type { DispatchRules } from './dispatch-rules';
import { getZonePair, zonePairSchema } from './place';
import { promisedDays, type PromisedDays } from './promised-days';
import {
  appliedShippingDiscountSchema,
  bestShippingDiscount,
  type AppliedShippingDiscount,
} from './shipping-discount';
import { findZone, type ShippingRate, type Tariff, type Vehicle, type Zone } from './tariff';

const promisedDaysSchema = z.object({
  dispatchDay: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
}) satisfies z.ZodMiniType<PromisedDays>;

/**
 * How and when one store's parcel is delivered. Weight in kg. `minDays` and `maxDays` are the
 * carrier's working days.
 */
export const parcelDeliverySchema = z.extend(promisedDaysSchema, {
  weight: z.number(),
  vehicle: z.string(),
  zonePair: zonePairSchema,
  minDays: z.int(),
  maxDays: z.int(),
  /** The discount, which is already deducted from the fee. */
  shippingDiscount: z.optional(appliedShippingDiscountSchema),
});

/** Dates and fee as promised to the shopper. */
export const deliveryPromiseSchema = z.extend(promisedDaysSchema, { fee: money });
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;

/** Delivery fee for one store's parcel (spec section 3, shippingFees), with delivery promise. */
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

export type Parcel = Pick<SaleLine, 'weight' | 'quantity' | 'isDigital'> & {
  readonly dimension?: SaleLine['dimension'] | undefined;
};

interface FeeInput extends Tariff {
  readonly lines: readonly Parcel[];
  /** The state that the store ships from. */
  readonly storeState: string | undefined;
  readonly destinationState: string;
  /** The value of the goods, for discounts with a minimum. */
  readonly subtotal?: Kobo | undefined;
  /** The time of pricing. Without it no discount applies. */
  readonly at?: Date | undefined;
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

/** How a fee is made up. Weights in kg, amounts in kobo. */
export interface FeeBreakdown {
  readonly from: Zone;
  readonly to: Zone;
  readonly vehicle: Vehicle;
  readonly rate: ShippingRate;
  readonly trips: number;
  readonly weight: number;
  /** The weight above what the base fees include. */
  readonly extraWeight: number;
  readonly baseFee: number;
  readonly extraFee: number;
  readonly discount: AppliedShippingDiscount | undefined;
  /** The fee after the discount. */
  readonly shippingFee: number;
}

interface RouteInput extends Tariff {
  readonly weight: number;
  readonly storeState: string;
  readonly destinationState: string;
  /** Prices this vehicle instead of the one chosen by weight. */
  readonly vehicleId?: string | undefined;
  readonly subtotal?: Kobo | undefined;
  readonly at?: Date | undefined;
}

/**
 * The fee for a parcel in kobo, with its parts. The smallest active vehicle that fits is used, or
 * else several trips of the largest one. Each trip costs the base fee, and weight above the
 * included weight costs a rate per kg. The best discount is deducted. Throws when no vehicle has a
 * rate for these zones, which is an error in the tariff.
 */
export function feeBreakdown({
  weight,
  storeState,
  destinationState,
  vehicleId,
  zones,
  discounts = [],
  subtotal = 0,
  at,
  ...tariff
}: RouteInput): FeeBreakdown {
  const from = findZone(zones, storeState);
  const to = findZone(zones, destinationState);
  if (!from || !to) throw new Error('The shipping tariff has no zones');
  const offers = listVehicleRates(from, to, tariff);
  const { rate, vehicle } = chooseVehicleRate(
    weight,
    vehicleId === undefined ? offers : offers.filter((offer) => offer.vehicle.id === vehicleId),
  );
  const trips = Math.max(1, Math.ceil(weight / vehicle.maxWeight));
  const extraWeight = Math.max(0, weight - trips * rate.includedWeight);
  const baseFee = trips * rate.base;
  const extraFee = roundKobo(extraWeight * rate.perKg);
  const fee = baseFee + extraFee;
  const discount =
    at &&
    bestShippingDiscount(discounts, {
      fee,
      fromZoneId: from.id,
      toZoneId: to.id,
      vehicleId: vehicle.id,
      subtotal,
      at,
    });
  const shippingFee = fee - (discount?.amount ?? 0);
  const parts = { from, to, vehicle, rate, trips, weight, extraWeight, baseFee, extraFee };
  return { ...parts, discount, shippingFee };
}

/** Delivery fee for one store's parcel in kobo. Throws like `feeBreakdown`. */
export function calculateShippingFee({
  lines,
  storeState = '',
  destinationState,
  ...tariff
}: FeeInput): ParcelFee {
  const zonePair = getZonePair(storeState, destinationState);
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
  const { shippingFee, discount, vehicle, trips, rate } = feeBreakdown({
    ...tariff,
    weight,
    storeState,
    destinationState,
  });
  return {
    shippingFee,
    weight,
    vehicle: trips === 1 ? vehicle.name : `${trips} × ${vehicle.name}`,
    zonePair,
    minDays: rate.minDays,
    maxDays: rate.maxDays,
    ...(discount && { shippingDiscount: discount }),
  };
}

interface PromiseInput extends FeeInput {
  readonly dispatch: DispatchRules;
  readonly at: Date;
}

/**
 * Delivery promise for one store's parcel ordered at `at`: fee in kobo and dates. Throws like
 * `calculateShippingFee`.
 */
export function deliveryPromise({ dispatch, at, ...parcel }: PromiseInput) {
  const fee = calculateShippingFee({ ...parcel, at });
  return { ...fee, ...promisedDays(dispatch, fee, at) };
}

interface VehicleRate {
  readonly vehicle: Vehicle;
  readonly rate: ShippingRate;
}

/** Active vehicles with a rate between these zones, smallest first. */
function listVehicleRates(
  from: Zone,
  to: Zone,
  { vehicles, rates }: Omit<Tariff, 'zones'>,
): VehicleRate[] {
  const rateOf = new Map(
    rates
      .filter((rate) => rate.fromZoneId === from.id && rate.toZoneId === to.id)
      .map((rate) => [rate.vehicleId, rate]),
  );
  return vehicles
    .flatMap((vehicle) => {
      const rate = rateOf.get(vehicle.id);
      return rate && vehicle.active ? [{ vehicle, rate }] : [];
    })
    .sort((a, b) => a.vehicle.maxWeight - b.vehicle.maxWeight);
}

function chooseVehicleRate(weight: number, offers: readonly VehicleRate[]): VehicleRate {
  const offer = offers.find(({ vehicle }) => weight <= vehicle.maxWeight) ?? offers.at(-1);
  if (!offer) throw new Error('The shipping tariff has no rate between these zones');
  return offer;
}

/** What the delivery day and fee of one unit depend on. */
export const lineDelivery = (line: SaleLine): CardDelivery => ({
  ...line.storeDispatch,
  isDigital: line.isDigital,
  weight: chargeableWeight([{ ...line, quantity: 1 }]),
});
