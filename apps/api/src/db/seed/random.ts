/** A source of chance that gives the same sequence for the same seed: every demo marketplace is the same one. */
export interface Random {
  /** From 0 up to 1, without 1. */
  fraction(): number;
  /** Whole, both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(things: readonly T[]): T;
  /** One of the things, each as often as its weight says. */
  weighted<T>(things: readonly T[], weightOf: (thing: T) => number): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32: small, fast, and good enough for a shop window.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(things: readonly T[]): T => {
    const thing = things[Math.floor(fraction() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to pick from');
    return thing;
  };
  return {
    fraction,
    pick,
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (probability) => fraction() < probability,
    weighted: (things, weightOf) => {
      let left = fraction() * things.reduce((sum, thing) => sum + weightOf(thing), 0);
      return things.find((thing) => (left -= weightOf(thing)) < 0) ?? pick(things);
    },
  };
}
