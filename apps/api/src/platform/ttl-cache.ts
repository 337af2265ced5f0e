import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';

interface TtlCacheOptions {
  readonly milliseconds: number;
  /** How many keys are kept; the least recently used gives way. */
  readonly max: number;
}

/** Keeps what took long to make, for `milliseconds` and so many keys. */
export const ttlCache = <T extends NonNullable<unknown>>(
  clock: Clock,
  { milliseconds, max }: TtlCacheOptions,
): LRUCache<string, T> =>
  new LRUCache({
    max,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

/** Loads once and answers the same for `milliseconds`; callers that come meanwhile wait for the one load. A failed load is tried again. */
export function memoizeFor<T>(
  clock: Clock,
  milliseconds: number,
  load: () => Promise<T>,
): () => Promise<T> {
  const cache = ttlCache<Promise<T>>(clock, { milliseconds, max: 1 });
  const key = 'value';
  return () => {
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => {
      if (cache.peek(key) === loading) cache.delete(key);
    });
    return loading;
  };
}
