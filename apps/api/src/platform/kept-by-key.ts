import { after, type Clock } from './clock';

/** Keeps what took long to make, for `milliseconds` and so many keys; the oldest gives way. */
export function keptByKey<T>(
  clock: Clock,
  { milliseconds, most }: { milliseconds: number; most: number },
) {
  const kept = new Map<string, { readonly value: T; readonly until: Date }>();
  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      return found && clock.now() < found.until ? found.value : undefined;
    },
    set(key: string, value: T): void {
      // To the end of the line, so that the first one is the oldest.
      kept.delete(key);
      kept.set(key, { value, until: after(clock.now(), milliseconds) });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
