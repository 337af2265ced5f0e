import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';

interface TtlCacheOptions {
  readonly milliseconds: number;
  /** The number of keys kept; the least recently used is evicted. */
  readonly max: number;
}

/** Caches values for `milliseconds`, up to a number of keys. */
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

/**
 * Loads a value once for `milliseconds`. Concurrent callers share one load. A failed load is
 * retried by the next caller.
 */
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
