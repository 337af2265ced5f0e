import type { State } from './place';
import states from './nigerian-states.json' with { type: 'json' };

/** The 36 states and the Federal Capital Territory with their 774 local government areas, in alphabetical order. */
export const nigerianStates: readonly State[] = states;

const lgasByState: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  nigerianStates.map(({ name, lgas }) => [name, new Set(lgas)]),
);

/** Whether a state is spelt as in `nigerianStates`. */
export const isNigerianState = (state: string): boolean => lgasByState.has(state);

/** Whether `lga` is one of the state's local government areas, both spelt as in `nigerianStates`. */
export const isLgaOf = (state: string, lga: string): boolean =>
  lgasByState.get(state)?.has(lga) ?? false;
