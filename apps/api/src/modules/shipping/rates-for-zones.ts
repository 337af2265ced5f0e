import {
  toRateKey,
  listRateCells,
  type ShippingRate,
  type Tariff,
  type Zone,
} from '@market/domain/shipping/tariff';

/**
 * The price matrix after the zones change. A new zone starts with the prices of the zone that most
 * of its states come from, so that no price changes until someone edits it. Throws for a matrix
 * with a missing cell.
 */
export function ratesForZones(tariff: Tariff, zones: readonly Zone[]): ShippingRate[] {
  const previousZoneIds = new Set(tariff.zones.map(({ id }) => id));
  const sources = new Map(
    zones.map((zone) => [
      zone.id,
      previousZoneIds.has(zone.id) ? zone.id : findPreviousZone(tariff.zones, zone),
    ]),
  );
  const rates = new Map(tariff.rates.map((rate) => [toRateKey(rate), rate]));
  return listRateCells({ vehicles: tariff.vehicles, zones }).map((cell) => {
    const rate = rates.get(
      toRateKey({
        vehicleId: cell.vehicleId,
        fromZoneId: sources.get(cell.fromZoneId) ?? cell.fromZoneId,
        toZoneId: sources.get(cell.toZoneId) ?? cell.toZoneId,
      }),
    );
    if (!rate) throw new Error('The price matrix has an empty cell');
    return { ...rate, ...cell };
  });
}

/** The zone that most of these states are in now. */
function findPreviousZone(before: readonly Zone[], { states }: Zone): string | undefined {
  const countSharedStates = (zone: Zone) =>
    zone.states.filter((state) => states.includes(state)).length;
  return before.toSorted((a, b) => countSharedStates(b) - countSharedStates(a))[0]?.id;
}
