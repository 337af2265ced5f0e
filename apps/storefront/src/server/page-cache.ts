import { LRUCache } from 'lru-cache';

export interface Cacheable {
  readonly bytes: number;
}

interface Entry<T> {
  readonly page: T;
  readonly madeAt: number;
}

interface PageCacheOptions {
  readonly now: () => number;
  /** How long a page is fresh, in milliseconds. */
  readonly freshFor: number;
  /** How much longer a page is served as stale while a new one is made, in milliseconds. */
  readonly staleFor: number;
  readonly maxBytes: number;
}

export interface PageCache<T> {
  /**
   * Returns a cached page or calls `make`, with one call at a time for each key. Stores nothing
   * when `make` rejects.
   */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Stops serving all pages made before now. */
  invalidate(): void;
}

/** Caches pages by key, and drops the least recently used first. */
export function createPageCache<T extends Cacheable>({
  now,
  freshFor,
  staleFor,
  maxBytes,
}: PageCacheOptions): PageCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    // Counts keys too, because many long URLs may lead to tiny documents.
    sizeCalculation: ({ page }, key) => key.length + page.bytes,
    ttl: freshFor + staleFor,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = new Map<string, Promise<T>>();
  let generation = 0;

  const make = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = inFlight.get(key);
    if (running) return running;
    const generationAtStart = generation;
    const created = work()
      .then((page) => {
        // If data changed meanwhile, the page may be out of date and is not stored.
        if (generationAtStart === generation) entries.set(key, { page, madeAt: now() });
        return page;
      })
      .finally(() => {
        if (inFlight.get(key) === created) inFlight.delete(key);
      });
    inFlight.set(key, created);
    return created;
  };

  return {
    async get(key, work) {
      const entry = entries.get(key);
      if (!entry) return make(key, work);
      // When this fails, the next request tries again.
      if (now() - entry.madeAt >= freshFor) make(key, work).catch(() => undefined);
      return entry.page;
    },
    invalidate() {
      generation += 1;
      entries.clear();
      inFlight.clear();
    },
  };
}
