import type { State } from './place';
import states from './nigerian-states.json' with { type: 'json' };

/**
 * The 36 states and the Federal Capital Territory with their 774 local government areas, in
 * alphabetical order.
 */
export const nigerianStates: readonly State[] = states;

const lgasByState: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  nigerianStates.map(({ name, lgas }) => [name, new Set(lgas)]),
);

/** Whether a name is a state, in the spelling of `nigerianStates`. */
export const isNigerianState = (state: string): boolean => lgasByState.has(state);

/** Whether `lga` is a local government area of `state`, in the spelling of `nigerianStates`. */
export const isLgaInState = (state: string, lga: string): boolean =>
  lgasByState.get(state)?.has(lga) ?? false;
