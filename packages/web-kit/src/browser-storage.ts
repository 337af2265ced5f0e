type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Falls back to memory, because browsers that block all cookies throw when storage is accessed. */
function openStorage(name: 'localStorage' | 'sessionStorage'): Store {
  try {
    const stores: Partial<Record<typeof name, Store>> = globalThis;
    return stores[name] ?? createMemoryStorage();
  } catch {
    return createMemoryStorage();
  }
}

function createMemoryStorage(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export const localStore = openStorage('localStorage');
export const sessionStore = openStorage('sessionStorage');
