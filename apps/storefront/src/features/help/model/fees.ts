import { defaultDispatchRules } from '@market/domain/shipping/dispatch-rules';
import { promisedDays } from '@market/domain/shipping/promised-days';
import { feeBreakdown } from '@market/domain/shipping/shipping-fee';
import { findZone, type Tariff } from '@market/domain/shipping/tariff';

interface Route {
  from: string;
  to: string;
  /** In kilograms. */
  weight: number;
}

/** The delivery from a store with the usual cut-off and working days, as the server calculates it. */
export function quoteParcel(tariff: Tariff, { from, to, weight }: Route, now: Date) {
  const { vehicle, rate, trips, shippingFee } = feeBreakdown({
    ...tariff,
    storeState: from,
    destinationState: to,
    weight,
    at: now,
  });
  return {
    vehicle: vehicle.name,
    days: promisedDays(defaultDispatchRules, rate, now),
    trips,
    shippingFee,
  };
}

/** `1 to 2 working days` */
const daysText = (min: number, max: number): string =>
  min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min} to ${max} working days`;

/**
 * The lowest fee for each vehicle from a state to every zone, with the delivery days of the first
 * vehicle that serves the zone.
 */
export function feeTable({ vehicles, zones, rates }: Tariff, from: string) {
  const origin = findZone(zones, from);
  const active = vehicles.filter((vehicle) => vehicle.active);
  const rows = zones.map(({ id, name }) => {
    const cells = active.map((vehicle) =>
      rates.find(
        (rate) =>
          rate.vehicleId === vehicle.id && rate.fromZoneId === origin?.id && rate.toZoneId === id,
      ),
    );
    const [first] = cells.flatMap((cell) => cell ?? []);
    return {
      name,
      days: first && daysText(first.minDays, first.maxDays),
      fees: cells.map((cell) => cell?.base),
    };
  });
  return { vehicles: active, rows };
}

export const listStates = ({ zones }: Tariff): string[] =>
  zones.flatMap(({ states }) => states).toSorted((a, b) => a.localeCompare(b));
