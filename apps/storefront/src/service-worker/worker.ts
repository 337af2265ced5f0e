import {
  cacheFirst,
  CLEAR_PERSONAL_CACHES,
  networkFirst,
  workerCaches,
} from '@market/web-kit/service-worker/cache-strategies';
import { isGuestCartRequest, isPersonalRequest, isPublicRequest } from './cached-requests';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this with the files that a first page needs. */
declare const SHELL_FILES: readonly string[];

/** The empty app shell, used for pages that were never visited. */
const SHELL = '/index.html';
const CATEGORIES = '/api/v1/categories/getallcategories';
const NETWORK_TIMEOUT_MS = 4000;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const [shell, assets] = await Promise.all([
      caches.open(workerCaches.shell.name),
      caches.open(workerCaches.assets.name),
    ]);
    await Promise.all([shell.add(SHELL), assets.addAll([...SHELL_FILES])]);
    // Most pages embed this data and rarely request it. Without it, the app shell would be half
    // empty.
    await (await caches.open(workerCaches.data.name)).add(CATEGORIES).catch(() => undefined);
    // Safe, because everything that open tabs may still request is kept.
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    const known = new Set<string>(Object.values(workerCaches).map(({ name }) => name));
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
    await self.registration.navigationPreload.enable();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (isGuestCartRequest(request, url))
    event.respondWith(respondPersonal(event, { key: new Request(url), inFlight: fetch(request) }));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(cacheFirst(request, workerCaches.assets));
  else if (url.pathname.startsWith('/images/'))
    event.respondWith(cacheFirst(request, workerCaches.pictures));
  else if (isPublicRequest(url))
    event.respondWith(
      networkFirst(request, {
        ...networkOptions(event, event.clientId),
        store: workerCaches.data,
        isCacheable: isOk,
      }),
    );
  else if (isPersonalRequest(url)) event.respondWith(respondPersonal(event));
});

const isOk = ({ status }: Response): boolean => status === 200;

/**
 * Changes when the session ends, so that responses to earlier requests are not cached for the next
 * person.
 */
let session = 0;

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === CLEAR_PERSONAL_CACHES) session += 1;
});

interface PersonalRequest {
  /** The cache key when the request is not a GET. */
  readonly key?: Request;
  readonly inFlight?: Promise<Response>;
}

function respondPersonal(
  event: FetchEvent,
  { key = event.request, inFlight }: PersonalRequest = {},
): Promise<Response> {
  const requestedIn = session;
  const isCacheable = (response: Response) => isOk(response) && session === requestedIn;
  return networkFirst(key, {
    ...networkOptions(event, event.clientId),
    store: workerCaches.personal,
    isCacheable,
    ...(inFlight && { inFlight }),
  });
}

/**
 * Public pages are cached as received. Personal pages, and pages that were never visited, start
 * with the empty app shell.
 */
async function page(event: FetchEvent): Promise<Response> {
  const inFlight: Promise<Response | undefined> = event.preloadResponse;
  const isPublicPage = (response: Response) =>
    response.status === 200 &&
    !response.redirected &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  try {
    return await networkFirst(event.request, {
      ...networkOptions(event, event.resultingClientId),
      store: workerCaches.pages,
      inFlight,
      isCacheable: isPublicPage,
    });
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: workerCaches.shell.name });
    if (shell) return shell;
    throw error;
  }
}

const networkOptions = (event: FetchEvent, clientId: string) => ({
  timeoutMs: NETWORK_TIMEOUT_MS,
  waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
  onEarlier: (from: number) => event.waitUntil(notifyOfEarlier(clientId, from)),
});

async function notifyOfEarlier(clientId: string, from: number): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ earlier: from });
}
