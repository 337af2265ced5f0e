import type { Zone } from '@market/domain/shipping/tariff';
import { pluralise } from '@market/domain/pluralise';

/** A zone while it is edited. `id` is absent until a new zone is saved; `key` never changes. */
export interface DraftZone {
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly states: readonly string[];
}

export const toDraftZones = (zones: readonly Zone[]): DraftZone[] =>
  zones.map((zone) => ({ ...zone, key: zone.id }));

export const moveStateToZone = (
  zones: readonly DraftZone[],
  state: string,
  zoneKey: string,
): DraftZone[] =>
  zones.map((zone) => {
    const others = zone.states.filter((each) => each !== state);
    return { ...zone, states: zone.key === zoneKey ? [...others, state].toSorted() : others };
  });

/** The changes that saving would make, in words. Empty when there are none. */
export function zoneChanges(saved: readonly Zone[], zones: readonly DraftZone[]): string[] {
  const zoneOfState = new Map(saved.flatMap(({ id, states }) => states.map((each) => [each, id])));
  const names = new Map(saved.map(({ id, name }) => [id, name]));
  const moved = zones.flatMap(({ key, states }) =>
    states.filter((state) => zoneOfState.get(state) !== key),
  ).length;
  const added = zones.filter(({ id }) => id === undefined).length;
  const renamed = zones.filter(
    ({ id, name }) => id !== undefined && names.get(id) !== name.trim(),
  ).length;
  const removed = saved.filter(({ id }) => zones.every((zone) => zone.id !== id)).length;
  return [
    ...(moved > 0 ? [`${pluralise(moved, 'state')} moved`] : []),
    ...(added > 0 ? [`${pluralise(added, 'zone')} added`] : []),
    ...(renamed > 0 ? [`${pluralise(renamed, 'zone')} renamed`] : []),
    ...(removed > 0 ? [`${pluralise(removed, 'zone')} removed`] : []),
  ];
}

export function findZoneError(zones: readonly DraftZone[]): string | undefined {
  const names = zones.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return 'Name every zone';
  if (new Set(names).size < names.length) return 'Give each zone its own name';
  const empty = zones.find(({ states }) => states.length === 0);
  return empty && `Assign a state to ${empty.name.trim()}`;
}
