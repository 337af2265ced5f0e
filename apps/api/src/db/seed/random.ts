/**
 * A seeded random source: the same seed gives the same sequence, so every demo marketplace is the
 * same.
 */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** An integer, both bounds inclusive. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(things: readonly T[]): T;
  /** A random item, in proportion to its weight. */
  weighted<T>(things: readonly T[], weightOf: (thing: T) => number): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // The Mulberry32 generator: small, fast, and good enough for demo data.
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
