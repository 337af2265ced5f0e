import { lazy, useState, type ComponentType } from 'react';
import { useRenderReport } from '@market/web-kit/render-report';

interface Part {
  readonly id: string | undefined;
  readonly load: () => Promise<unknown>;
  isLoaded: boolean;
}
const parts: Part[] = [];

/**
 * Fetches parts by their ids, so that they render immediately without a fallback. Returns true when
 * any of them was not loaded before. A part that cannot be fetched shows its fallback.
 */
export async function loadParts(ids: readonly string[]): Promise<boolean> {
  const missing = parts.filter(
    ({ id, isLoaded }) => id !== undefined && !isLoaded && ids.includes(id),
  );
  await Promise.allSettled(missing.map(({ load }) => load()));
  return missing.some(({ isLoaded }) => isLoaded);
}

/**
 * A part of a page in its own chunk, for pages that the server renders:
 * `lazyPart('src/app/form.tsx', async () => (await import('./form')).Form)`. The id is the module's
 * path relative to the app's folder, which is its name in Vite's manifest. Lint checks the id. The
 * server lists the parts that a page shows, and the browser fetches them before the client mount.
 */
export const lazyPart = <P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => createPart(load, id);

/**
 * A part that the server never renders: part of a personal page, or one that appears after input.
 * It needs no id.
 */
export const lazyBrowserPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => createPart(load);

function createPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  id?: string,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    loaded = await load();
    part.isLoaded = true;
    return { default: loaded };
  };
  const part: Part = { id, load: fetchPart, isLoaded: false };
  parts.push(part);
  const Waiting = lazy(() => retryOnceOnline(fetchPart));

  return function LazyPart(props: P) {
    const notes = useRenderReport();
    if (id !== undefined) notes?.part(id);
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Part {...props} />;
  };
}

/**
 * A request made offline is retried when the network returns. React would otherwise keep the
 * failure.
 */
async function retryOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR || navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return retryOnceOnline(load);
  }
}
