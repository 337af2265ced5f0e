import {
  cacheFirst,
  CLEAR_PERSONAL_CACHES,
  networkFirst,
  workerCaches,
} from '@market/web-kit/service-worker/cache-strategies';
import type { NetworkMessage } from '../shared/network-message';
import { isRiderRequest } from './rider-requests';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this with the files of a rider's pages. */
declare const SHELL_FILES: readonly string[];

const SHELL = '/index.html';
const NETWORK_TIMEOUT_MS = 4000;
const SHELL_TIMEOUT_MS = 3000;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const [shell, assets] = await Promise.all([
      caches.open(workerCaches.shell.name),
      caches.open(workerCaches.assets.name),
    ]);
    await Promise.all([shell.add(SHELL), assets.addAll([...SHELL_FILES])]);
    // Files of older versions stay cached for open tabs.
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(respondPage(event));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(cacheFirst(request, workerCaches.assets));
  else if (url.pathname.startsWith('/images/'))
    event.respondWith(cacheFirst(request, workerCaches.pictures));
  else if (isRiderRequest(url)) event.respondWith(respondPersonal(event));
});

/**
 * Whether a request is waiting longer than its timeout. Until the network responds, cached responses
 * are used at once. Otherwise each request of a page would wait for its own timeout, one after the
 * other.
 */
let isStalled = false;

/** Sends the request, and tells the pages when the network responds again. */
async function followNetwork(event: FetchEvent, timeoutMs: number): Promise<Response> {
  const timer = setTimeout(() => {
    isStalled = true;
  }, timeoutMs);
  try {
    return await fetch(event.request);
  } finally {
    clearTimeout(timer);
    const wasStalled = isStalled;
    isStalled = false;
    if (wasStalled) {
      const pages = await self.clients.matchAll({ type: 'window' });
      event.waitUntil(
        tell(
          pages.map(({ id }) => id),
          { isStalled },
        ),
      );
    }
  }
}

async function tell(clientIds: readonly string[], message: NetworkMessage): Promise<void> {
  for (const id of clientIds) (await self.clients.get(id))?.postMessage(message);
}

/**
 * Every page is the app shell, because the app does its own routing. The cached shell is never
 * replaced by a response from the network, so it always matches the files that this worker has
 * cached.
 */
const respondPage = (event: FetchEvent): Promise<Response> =>
  networkFirst(new Request(SHELL), {
    store: workerCaches.shell,
    inFlight: followNetwork(event, SHELL_TIMEOUT_MS),
    timeoutMs: isStalled ? 0 : SHELL_TIMEOUT_MS,
    isCacheable: () => false,
    onEarlier: () => undefined,
    waitUntil: (work) => event.waitUntil(work),
  });

/**
 * Changes when the session ends, so that responses to earlier requests are not cached for the next
 * person.
 */
let session = 0;

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === CLEAR_PERSONAL_CACHES) session += 1;
});

function respondPersonal(event: FetchEvent): Promise<Response> {
  const requestedIn = session;
  return networkFirst(event.request, {
    store: workerCaches.personal,
    inFlight: followNetwork(event, NETWORK_TIMEOUT_MS),
    timeoutMs: isStalled ? 0 : NETWORK_TIMEOUT_MS,
    isCacheable: ({ status }) => status === 200 && session === requestedIn,
    onEarlier: () => {
      if (isStalled) event.waitUntil(tell([event.clientId], { isStalled }));
    },
    waitUntil: (work) => event.waitUntil(work),
  });
}
