import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@market/web-kit/browser-storage';

/** A value of this browser, shared by its tabs. The same object until it changes. */
export interface Stored<T> {
  get(): T;
  /** The value of a new browser, and of pages that the server draws. */
  readonly empty: T;
  set(next: T): void;
  /** Back to the value that a new browser has. */
  clear(): void;
  /** Called after every change, in any tab. */
  subscribe(listener: () => void): () => void;
}

/** Keeps a value in localStorage. Whatever its schema refuses, by hand or by an older version, reads as `empty`. */
export function createStored<T>(key: string, schema: z.core.$ZodType<T>, empty: T): Stored<T> {
  const listeners = new Set<() => void>();
  let raw: string | null = null;
  let value = empty;
  const changed = () => listeners.forEach((listener) => listener());
  return {
    empty,
    get: () => {
      const stored = localStore.getItem(key);
      if (stored !== raw) {
        raw = stored;
        value = parse(schema, stored) ?? empty;
      }
      return value;
    },
    set: (next) => {
      localStore.setItem(key, JSON.stringify(next));
      changed();
    },
    clear: () => {
      localStore.removeItem(key);
      changed();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse<T>(schema: z.core.$ZodType<T>, raw: string | null): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(raw ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const useStored = <T>(stored: Stored<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.get, () => stored.empty);
