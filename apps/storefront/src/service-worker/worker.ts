import {
  cacheFirst,
  CLEAR_PERSONAL_CACHES,
  networkFirst,
  workerCaches,
} from '@market/web-kit/service-worker/cache-strategies';
import {
  isGuestCartRequest,
  isLoadedPage,
  isPersonalRequest,
  isPublicRequest,
  type LoadedPage,
} from './cached-requests';

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
  const source = { event, clientId: event.clientId };
  if (isGuestCartRequest(request, url))
    event.respondWith(respondPersonal(source, { key: new Request(url), inFlight: fetch(request) }));
  if (request.method !== 'GET') return;
  const response =
    request.mode === 'navigate'
      ? respondWithPage(
          { event, clientId: event.resultingClientId },
          request,
          event.preloadResponse,
        )
      : respond(source, request);
  if (response) event.respondWith(response);
});

/** The event that needs a response, and the page that is told when it is an earlier one. */
interface Source {
  readonly event: ExtendableEvent;
  readonly clientId: string;
}

/** The response to a GET request of a page. Undefined when it is left to the browser. */
function respond(source: Source, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/assets/')) return cacheFirst(request, workerCaches.assets);
  if (url.pathname.startsWith('/images/')) return cacheFirst(request, workerCaches.pictures);
  if (isPublicRequest(url))
    return networkFirst(request, {
      ...networkOptions(source),
      store: workerCaches.data,
      isCacheable: isOk,
    });
  return isPersonalRequest(url) ? respondPersonal(source, { key: request }) : undefined;
}

const isOk = ({ status }: Response): boolean => status === 200;

/**
 * Changes when the session ends, so that responses to earlier requests are not cached for the next
 * person.
 */
let session = 0;

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (data === CLEAR_PERSONAL_CACHES) session += 1;
  else if (isLoadedPage(data)) event.waitUntil(cacheLoaded(event, data));
});

/**
 * Requests what a page loaded before this worker started, so that the caches have it. Only the page
 * itself can repeat personal requests, because this worker has no access token.
 */
async function cacheLoaded(event: ExtendableEvent, { page, requests }: LoadedPage): Promise<void> {
  const source = { event, clientId: '' };
  const shared = requests.filter((request) => {
    const url = new URL(request);
    return url.origin === self.location.origin && !isPersonalRequest(url);
  });
  await Promise.allSettled([
    respondWithPage(source, new Request(page)),
    ...shared.map((url) => respond(source, new Request(url))),
  ]);
}

interface PersonalRequest {
  /** The request, or the cache key when the request is not a GET. */
  readonly key: Request;
  readonly inFlight?: Promise<Response>;
}

function respondPersonal(source: Source, { key, inFlight }: PersonalRequest): Promise<Response> {
  const requestedIn = session;
  const isCacheable = (response: Response) => isOk(response) && session === requestedIn;
  return networkFirst(key, {
    ...networkOptions(source),
    store: workerCaches.personal,
    isCacheable,
    ...(inFlight && { inFlight }),
  });
}

/**
 * Public pages are cached as received. Personal pages, and pages that were never visited, start
 * with the empty app shell.
 */
async function respondWithPage(
  source: Source,
  request: Request,
  inFlight?: Promise<Response | undefined>,
): Promise<Response> {
  const isPublicPage = (response: Response) =>
    response.status === 200 &&
    !response.redirected &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  try {
    return await networkFirst(request, {
      ...networkOptions(source),
      store: workerCaches.pages,
      isCacheable: isPublicPage,
      ...(inFlight && { inFlight }),
    });
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: workerCaches.shell.name });
    if (shell) return shell;
    throw error;
  }
}

const networkOptions = ({ event, clientId }: Source) => ({
  timeoutMs: NETWORK_TIMEOUT_MS,
  waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
  onEarlier: (from: number) => event.waitUntil(notifyOfEarlier(clientId, from)),
});

async function notifyOfEarlier(clientId: string, from: number): Promise<void> {
  const client = await self.clients.get(clientId);
  client?.postMessage({ earlier: from });
}
