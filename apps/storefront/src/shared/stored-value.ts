import { useSyncExternalStore } from 'react';
import { localStore } from '@market/web-kit/browser-storage';

/**
 * A value that is stored in this browser and shared by its tabs. `get` returns the same object
 * until it changes.
 */
export interface StoredValue<T> {
  get(): T;
  /** The value in a new browser, and on server-rendered pages. */
  readonly empty: T;
  set(next: T): void;
  /** Resets the value to `empty`. */
  clear(): void;
  /** Called after every change, in any tab. */
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps a value in localStorage. Invalid values, for example from an older version, read as
 * `empty`.
 */
export function createStoredValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  empty: T,
): StoredValue<T> {
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
        value = parse(isValid, stored) ?? empty;
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

function parse<T>(isValid: (value: unknown) => value is T, raw: string | null): T | undefined {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;

export const isListOf = <T>(
  value: unknown,
  isValid: (item: unknown) => item is T,
  max: number,
): value is T[] => Array.isArray(value) && value.length <= max && value.every(isValid);

export const useStoredValue = <T>(stored: StoredValue<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.get, () => stored.empty);
