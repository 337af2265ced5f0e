import { LRUCache } from 'lru-cache';

/** A made page, and what it weighs in the cache. */
export interface Cacheable {
  readonly bytes: number;
}

interface Entry<T> {
  readonly page: T;
  readonly madeAt: number;
}

interface PageCacheOptions {
  readonly now: () => number;
  /** Milliseconds for which a page is handed out as it is. */
  readonly freshFor: number;
  /** And for so much longer while a new one is being made. */
  readonly staleFor: number;
  readonly maxBytes: number;
}

export interface PageCache<T> {
  /** Made at most once at a time for each key. Rejects when making does, and keeps nothing then. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** What was made before now is not handed out any more. */
  invalidate(): void;
}

/** Finished pages by address, the longest unused dropped first. */
export function createPageCache<T extends Cacheable>({
  now,
  freshFor,
  staleFor,
  maxBytes,
}: PageCacheOptions): PageCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    // Addresses count: somebody may ask for many long ones that have next to nothing behind them.
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
    const began = generation;
    const made = work()
      .then((page) => {
        // A change came in between: the page may show what was before it.
        if (began === generation) entries.set(key, { page, madeAt: now() });
        return page;
      })
      .finally(() => {
        if (inFlight.get(key) === made) inFlight.delete(key);
      });
    inFlight.set(key, made);
    return made;
  };

  return {
    async get(key, work) {
      const entry = entries.get(key);
      if (!entry) return make(key, work);
      // A failure here is the next visitor's to see: this one has a page.
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
