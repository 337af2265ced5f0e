/** Sent to the worker when a session ends. */
export const CLEAR_PERSONAL_CACHES = 'forget-personal';
/** The cache of personal responses, which the page deletes by name. */
export const PERSONAL_CACHE = 'personal';

/** The caches of this worker, and how many of the latest responses each one keeps. */
export const workerCaches = {
  shell: { name: 'shell', max: 100 },
  /**
   * Files whose content never changes, because a new version has a new name. Older versions stay,
   * for tabs that are still open.
   */
  assets: { name: 'assets', max: 300 },
  pages: { name: 'pages', max: 60 },
  pictures: { name: 'pictures', max: 200 },
  data: { name: 'data', max: 200 },
  /**
   * Responses that only the signed-in user may read. Deleted when the session ends. Large enough
   * for one day of a rider's orders.
   */
  personal: { name: PERSONAL_CACHE, max: 400 },
} as const;
type CacheStore = (typeof workerCaches)[keyof typeof workerCaches];

const findCached = async (request: Request, { name }: CacheStore): Promise<Response | undefined> =>
  (await caches.open(name)).match(request, { ignoreVary: true });

async function putInCache(
  request: Request,
  response: Response,
  { name, max }: CacheStore,
): Promise<void> {
  const cache = await caches.open(name);
  // Deletes the old entry, so that the new one is added last and is not among the first removed.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/** The cached response, or else the one from the network. For immutable files. */
export async function cacheFirst(request: Request, store: CacheStore): Promise<Response> {
  const cached = await findCached(request, store);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await putInCache(request, response.clone(), store);
  return response;
}

interface NetworkFirst {
  readonly store: CacheStore;
  /** The response, if it was already requested. */
  readonly inFlight?: Promise<Response | undefined>;
  /** Milliseconds after which an older response is used instead. */
  readonly timeoutMs: number;
  readonly isCacheable: (response: Response) => boolean;
  /** Called when an older response is returned, with the time of that response. */
  readonly onEarlier: (from: number) => void;
  /** Keeps the worker alive until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The network response, or the cached one when the network is unavailable or too slow, or the
 * server fails (5xx). Rejects when there is neither.
 */
export async function networkFirst(
  request: Request,
  { store, inFlight, timeoutMs, isCacheable, onEarlier, waitUntil }: NetworkFirst,
): Promise<Response> {
  const fresh = (async () => {
    const response = (await inFlight) ?? (await fetch(request));
    if (isCacheable(response)) waitUntil(putInCache(request, response.clone(), store));
    return response;
  })();
  const cached = await findCached(request, store);
  if (!cached) return fresh;

  const answer = await Promise.race([
    fresh.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined)),
  ]);
  if (answer && answer.status < 500) return answer;
  waitUntil(fresh.catch(() => undefined));
  onEarlier(Date.parse(cached.headers.get('date') ?? ''));
  return cached;
}

/**
 * Deletes what the service worker cached for the signed-in person, so that the next person cannot
 * read it. `more`: the names of other caches with the person's data.
 */
export function deletePersonalCaches(...more: readonly string[]): void {
  if (!('caches' in globalThis)) return;
  navigator.serviceWorker.controller?.postMessage(CLEAR_PERSONAL_CACHES);
  for (const name of [PERSONAL_CACHE, ...more]) void caches.delete(name);
}
