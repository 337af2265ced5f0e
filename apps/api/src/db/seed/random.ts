/**
 * A seeded random source: the same seed gives the same sequence, so every demo marketplace is the
 * same.
 */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** An integer, both bounds inclusive. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A random item, in proportion to its weight. */
  weighted<T>(items: readonly T[], toWeight: (item: T) => number): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // The Mulberry32 generator: small, fast, and good enough for demo data.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(fraction() * items.length)];
    if (item === undefined) throw new Error('The list is empty');
    return item;
  };
  return {
    fraction,
    pick,
    integer: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (probability) => fraction() < probability,
    weighted: (items, toWeight) => {
      let remaining = fraction() * items.reduce((sum, item) => sum + toWeight(item), 0);
      return items.find((item) => (remaining -= toWeight(item)) < 0) ?? pick(items);
    },
  };
}
