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
  outdate(): void;
}

/** Finished pages by address, the longest unused dropped first. */
export function createPageCache<T extends Cacheable>({
  now,
  freshFor,
  staleFor,
  maxBytes,
}: PageCacheOptions): PageCache<T> {
  const entries = new Map<string, Entry<T>>();
  const underWay = new Map<string, Promise<T>>();
  let total = 0;
  let generation = 0;

  /** Addresses count: somebody may ask for many long ones that have next to nothing behind them. */
  const weightOf = (key: string, { bytes }: T): number => key.length + bytes;
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry) total -= weightOf(key, entry.page);
    entries.delete(key);
  };
  const keep = (key: string, entry: Entry<T>): void => {
    drop(key);
    entries.set(key, entry);
    total += weightOf(key, entry.page);
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) break;
      drop(oldest);
    }
  };

  const make = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key);
    if (running) return running;
    const began = generation;
    const made = work()
      .then((page) => {
        // A change came in between: the page may show what was before it.
        if (began === generation) keep(key, { page, madeAt: now() });
        return page;
      })
      .finally(() => {
        if (underWay.get(key) === made) underWay.delete(key);
      });
    underWay.set(key, made);
    return made;
  };

  return {
    async get(key, work) {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Infinity;
      if (!entry || age >= freshFor + staleFor) return make(key, work);
      entries.delete(key);
      entries.set(key, entry);
      // A failure here is the next visitor's to see: this one has a page.
      if (age >= freshFor) make(key, work).catch(() => undefined);
      return entry.page;
    },
    outdate() {
      generation += 1;
      entries.clear();
      underWay.clear();
      total = 0;
    },
  };
}
