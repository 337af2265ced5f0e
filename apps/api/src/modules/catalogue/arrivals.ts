import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import { findZone, type Tariff } from '@market/domain/shipping/tariff';
import type { SellingStore } from './arrivals.repository';

/** The kind of parcel for digital goods, which no vehicle carries. */
const DIGITAL_PARCEL = -1;

/**
 * Selects the products that arrive by a given day, by their stores and the kinds of parcels that
 * they make.
 */
export interface ArrivalFilter {
  readonly stores: readonly string[];
  /** `<store>:<kind of parcel>` */
  readonly parcels: readonly string[];
}

export interface Arrivals {
  /** The vehicles' maximum parcel weights in kg, which separate the kinds of parcels. */
  readonly limits: readonly number[];
  /**
   * The last day of the delivery promise for a parcel of this kind. Undefined for an unknown store.
   */
  readonly lastDay: (storeId: string, parcel: number) => string | undefined;
  readonly by: (day: string) => ArrivalFilter;
}

interface ArrivalOptions {
  readonly tariff: Tariff;
  readonly stores: readonly SellingStore[];
  /** The state that parcels go to. */
  readonly state: string;
  readonly at: Date;
}

/**
 * All stores' delivery promises for one place. A promise depends on the store's place and
 * dispatch, and on the vehicle, so a few calculations serve any number of products.
 */
export function estimateArrivals({ tariff, stores, state, at }: ArrivalOptions): Arrivals {
  const limits = [
    ...new Set(tariff.vehicles.filter(({ active }) => active).map(({ maxWeight }) => maxWeight)),
  ].sort((a, b) => a - b);
  const heaviest = limits.at(-1) ?? 0;
  const kinds = [DIGITAL_PARCEL, ...limits.keys(), limits.length];
  const daysByParcel = new Map<string, string>();
  const getArrivalDay = ({ state: storeState, dispatch }: SellingStore, parcel: number): string => {
    const zone = findZone(tariff.zones, storeState ?? '');
    const key = [zone?.id, dispatch.cutOff, dispatch.workingDays.join(''), parcel].join(' ');
    const day =
      daysByParcel.get(key) ??
      deliveryPromise({
        ...tariff,
        lines: [
          {
            weight: limits[parcel] ?? heaviest + 1,
            isDigital: parcel === DIGITAL_PARCEL,
            quantity: 1,
          },
        ],
        storeState,
        destinationState: state,
        dispatch,
        at,
      }).lastDay;
    daysByParcel.set(key, day);
    return day;
  };
  const byId = new Map(stores.map((store) => [store.id, store]));
  return {
    limits,
    lastDay: (storeId, parcel) => {
      const store = byId.get(storeId);
      return store && getArrivalDay(store, parcel);
    },
    by: (day) => {
      const parcels = stores.flatMap((store) =>
        kinds
          .filter((parcel) => getArrivalDay(store, parcel) <= day)
          .map((parcel) => ({ id: store.id, parcel })),
      );
      return {
        stores: [...new Set(parcels.map(({ id }) => id))],
        parcels: parcels.map(({ id, parcel }) => `${id}:${parcel}`),
      };
    },
  };
}

interface CountedParcels {
  readonly store: string;
  readonly parcel: number;
  readonly count: number;
}

/**
 * The first days by which some of the products arrive. Each count includes the products that arrive
 * earlier.
 */
export function arrivalDays(
  { lastDay }: Arrivals,
  counted: readonly CountedParcels[],
  max: number,
): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { store, parcel, count } of counted) {
    const day = lastDay(store, parcel);
    if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + count);
  }
  let sum = 0;
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, count]) => ({ day, count: (sum += count) }))
    .slice(0, max);
}
