import type { State } from '@market/domain/shipping/place';

/** Where a parcel starts or ends. Fees depend on the state only. */
export interface Place {
  /** `Ikeja, Lagos` */
  readonly label: string;
  readonly state: string;
}

const PLACES_SHOWN = 30;

export const toPlace = (state: string, area?: string): Place => ({
  label: area ? `${area}, ${state}` : state,
  state,
});

/**
 * All states when nothing is typed, otherwise the states and areas whose name contains the text.
 */
export function listPlaces(states: readonly State[], typed: string): Place[] {
  const text = typed.trim().toLowerCase();
  const all = states.map(({ name }) => toPlace(name));
  if (text === '') return all;
  const areas = states.flatMap(({ name, lgas }) => lgas.map((lga) => toPlace(name, lga)));
  return [...all, ...areas]
    .filter(({ label }) => label.toLowerCase().includes(text))
    .slice(0, PLACES_SHOWN);
}
