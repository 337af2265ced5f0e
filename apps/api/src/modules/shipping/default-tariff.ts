import type { ShippingRate } from '@market/domain/shipping/shipping-fee';
import type { ZonePair } from '@market/domain/shipping/place';

type Price = Omit<ShippingRate, 'vehicleId' | 'zonePair'>;

interface DefaultVehicle {
  readonly name: string;
  /** kg */
  readonly maxWeight: number;
  readonly prices: Readonly<Record<ZonePair, Price>>;
}

/** Naira for people who read this; kobo inside. */
const price = (base: number, includedWeight: number, perKg: number, minDays: number, maxDays: number): Price => ({ base: base * 100, includedWeight, perKg: perKg * 100, minDays, maxDays });

/** What a marketplace begins with, so that its first order has a delivery fee; the platform changes it as it likes. */
export const defaultTariff: readonly DefaultVehicle[] = [
  {
    name: 'Motorbike',
    maxWeight: 20,
    prices: {
      within_lagos: price(1_500, 5, 100, 1, 2),
      from_lagos: price(3_500, 5, 300, 2, 5),
      to_lagos: price(3_500, 5, 300, 2, 5),
      elsewhere: price(3_000, 5, 250, 2, 5),
    },
  },
  {
    name: 'Van',
    maxWeight: 500,
    prices: {
      within_lagos: price(6_000, 100, 40, 1, 3),
      from_lagos: price(18_000, 100, 120, 3, 6),
      to_lagos: price(18_000, 100, 120, 3, 6),
      elsewhere: price(16_000, 100, 110, 3, 7),
    },
  },
  {
    name: 'Truck',
    maxWeight: 5_000,
    prices: {
      within_lagos: price(25_000, 800, 25, 2, 4),
      from_lagos: price(75_000, 800, 70, 4, 8),
      to_lagos: price(75_000, 800, 70, 4, 8),
      elsewhere: price(68_000, 800, 65, 4, 9),
    },
  },
];
