import { after, type Clock } from './clock';

/** Loads once and answers the same for `milliseconds`; callers that come meanwhile wait for the one load. What failed is loaded again. */
export function keptFor<T>(
  clock: Clock,
  milliseconds: number,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: Date } | undefined;
  return () => {
    const now = clock.now();
    if (kept && now < kept.until) return kept.value;
    const value = load();
    const mine = { value, until: after(now, milliseconds) };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
