import { roundKobo, type Kobo } from '../money';

/** A month of the calculation, in days. */
export const FUEL_DAYS = 30;

export interface FuelUse {
  readonly hoursPerDay: number;
  readonly litresPerHour: number;
  /** Kobo a litre. */
  readonly price: Kobo;
}

/** What a generator burns in 30 days, in kobo. */
export const fuelCost = ({ hoursPerDay, litresPerHour, price }: FuelUse): Kobo =>
  roundKobo(hoursPerDay * litresPerHour * price * FUEL_DAYS);

/** After how many whole months the fuel that is not bought has paid for a system. */
export const monthsToPayBack = (system: Kobo, monthlyFuel: Kobo): number | undefined =>
  monthlyFuel > 0 ? Math.ceil(system / monthlyFuel) : undefined;
