import { lazy, useState, type ComponentType } from 'react';

interface Part {
  readonly load: () => Promise<unknown>;
  isLoaded: boolean;
}
const parts = new Map<string, Part>();

/**
 * Fetches parts by their ids, so that they render immediately without a fallback. Returns true when
 * one of them is new. A part that cannot be fetched shows its fallback.
 */
export async function loadParts(ids: readonly string[]): Promise<boolean> {
  const missing = ids.flatMap((id) => parts.get(id) ?? []).filter(({ isLoaded }) => !isLoaded);
  await Promise.allSettled(missing.map(({ load }) => load()));
  return missing.some(({ isLoaded }) => isLoaded);
}

/**
 * A part of a page in a chunk of its own: `lazyPart(async () => (await import('./form')).Form)`.
 * The build adds the id: the path of the module. The server's page names the parts that it shows,
 * and the browser fetches them before it takes over.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  id?: string,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    loaded = await load();
    part.isLoaded = true;
    return { default: loaded };
  };
  const part: Part = { load: fetchPart, isLoaded: false };
  if (id !== undefined) parts.set(id, part);
  const Waiting = lazy(() => onceOnline(fetchPart));

  return function LazyPart(props: P) {
    // Requested on every server render, which is how a page's parts are known.
    if (import.meta.env.SSR) void load();
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Part {...props} />;
  };
}

/** A part that is never server-rendered, so it needs no id. */
export function browserPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazyPart(load);
}

/**
 * A request made offline is retried when the network returns; React would keep the failure
 * permanently.
 */
async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR || navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return onceOnline(load);
  }
}
