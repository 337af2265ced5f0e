import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** React replaces a visible placeholder up to 300 ms after its lazy part has loaded. */
const QUIET_WITH_PLACEHOLDERS_MS = 350;
/** A response may cause further requests. */
const QUIET_MS = 60;
/** The longest wait for a frame: a page that does not change may draw no frames. */
const FRAMES_MS = 500;

interface Requests {
  inFlight: Set<Request>;
  /** The time at which the last request that can change the document ended. */
  endedAt: number;
}
const followed = new WeakMap<Page, Requests>();

/** Tracks the requests from all pages that the context opens, for `waitUntilSettled`. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests: Requests = { inFlight: new Set(), endedAt: 0 };
    followed.set(page, requests);
    page.on('request', (request) => {
      // After a navigation, the requests from the previous page may never end.
      if (isNavigation(request, page)) requests.inFlight.clear();
      requests.inFlight.add(request);
    });
    const end = (request: Request) => {
      requests.inFlight.delete(request);
      if (request.resourceType() !== 'image') requests.endedAt = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until the page has nothing left to load or to draw: no request for a while, nothing marked
 * as busy, and all fonts loaded. Unlike `networkidle`, it also waits for what loads later in the
 * same document.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(async () => expect(await pendingOf(page)).toEqual([])).toPass({
    intervals: [20],
    timeout: 30_000,
  });
}

/** Waits until the page has drawn two frames, at most half a second. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    (atMostMs) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, atMostMs);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    FRAMES_MS,
  );

/**
 * Returns what the page is still loading after two frames and all tasks that wait to run. A task of
 * the lowest priority runs last. `requestIdleCallback` would wait for its timeout on a page that
 * draws no frames.
 */
async function pendingOf(page: Page): Promise<string[]> {
  const requests = followed.get(page);
  if (!requests) throw new Error('The requests of this page are not followed');
  const quietInMs = (quietMs: number) =>
    Math.max(0, requests.endedAt + quietMs - performance.now());
  await sleep(quietInMs(QUIET_MS));
  await waitForFrames(page);
  const { pending, placeholders } = await page.evaluate(async () => {
    await scheduler.postTask(() => undefined, { priority: 'background' });
    const busy = document.querySelectorAll('[aria-busy="true"]').length;
    return {
      pending: [
        ...(document.readyState === 'complete' ? [] : ['the document']),
        ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
        ...(busy === 0 ? [] : [`${busy} busy parts`]),
      ],
      placeholders: document.querySelectorAll('.skeleton').length,
    };
  });
  // A placeholder below the screen stays until it comes into view.
  const quietMs = placeholders === 0 ? QUIET_MS : QUIET_WITH_PLACEHOLDERS_MS;
  return [
    ...pending,
    ...[...requests.inFlight].map((request) => request.url()),
    ...(quietInMs(quietMs) === 0 ? [] : ['what has just arrived']),
  ];
}

const isNavigation = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();
