import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const inFlight = new WeakMap<Page, Set<Request>>();

/** Follows the requests of all pages that the context opens, for `waitUntilSettled`. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    inFlight.set(page, requests);
    page.on('request', (request) => {
      // The page that is left may never hear the end of its requests.
      if (isNavigation(request, page)) requests.clear();
      requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Waits until the page has nothing left to load or to draw: no request in flight, nothing marked as
 * busy, and all fonts loaded, twice in a row with an idle moment before each. `networkidle` waits
 * for half a second without requests instead.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(async () => {
    expect(await pendingOf(page)).toEqual([]);
    expect(await pendingOf(page)).toEqual([]);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** What the page still loads, once it has drawn two frames and has had an idle moment. */
async function pendingOf(page: Page): Promise<string[]> {
  const requests = inFlight.get(page);
  if (!requests) throw new Error('The requests of this page are not followed');
  const inPage = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    const busy = document.querySelectorAll('[aria-busy="true"]').length;
    return [
      ...(document.readyState === 'complete' ? [] : ['the document']),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ...(busy === 0 ? [] : [`${busy} busy parts`]),
    ];
  });
  return [...inPage, ...[...requests].map((request) => request.url())];
}

const isNavigation = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();
