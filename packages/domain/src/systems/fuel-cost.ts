import { roundKobo, type Kobo } from '../money';

/** The number of days that the calculator counts as a month. */
export const FUEL_DAYS = 30;

export interface FuelUse {
  readonly hoursPerDay: number;
  readonly litresPerHour: number;
  /** Kobo per litre. */
  readonly price: Kobo;
}

/** The cost of the fuel that a generator burns in 30 days, in kobo. */
export const fuelCost = ({ hoursPerDay, litresPerHour, price }: FuelUse): Kobo =>
  roundKobo(hoursPerDay * litresPerHour * price * FUEL_DAYS);

/**
 * The number of whole months after which the fuel savings have paid for a system. Undefined when
 * there are no savings.
 */
export const monthsToPayBack = (system: Kobo, monthlyFuel: Kobo): number | undefined =>
  monthlyFuel > 0 ? Math.ceil(system / monthlyFuel) : undefined;
