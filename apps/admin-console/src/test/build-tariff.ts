import type { SavedTariff } from '@market/domain/shipping/tariff';

const zones = [
  { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
  { id: 'rest', name: 'Rest of Nigeria', states: ['Kano', 'Oyo'] },
];
const vehicles = [
  { id: 'bike', name: 'Motorbike', maxWeight: 20, active: true },
  { id: 'van', name: 'Van', maxWeight: 500, active: true },
  { id: 'truck', name: 'Truck', maxWeight: 5000, active: false },
];
/** Two zones and three vehicles, of which the truck is not in use. Amounts are in kobo. */
export const buildTariff = (fields: Partial<SavedTariff> = {}): SavedTariff => ({
  version: 3,
  savedAt: '2026-11-18T08:30:00.000Z',
  vehicles,
  zones,
  rates: vehicles.flatMap(({ id: vehicleId }) =>
    zones.flatMap(({ id: fromZoneId }) =>
      zones.map(({ id: toZoneId }) => ({
        vehicleId,
        fromZoneId,
        toZoneId,
        base: fromZoneId === toZoneId ? 150_000 : 350_000,
        includedWeight: 5,
        perKg: 30_000,
        minDays: 2,
        maxDays: 5,
      })),
    ),
  ),
  ...fields,
});
