import type { APIResponse, Page, Route } from '@playwright/test';

/**
 * Turns the network off or on for all pages and workers of the page's context. Call it again after
 * a navigation: Chromium keeps refusing requests, but sets `navigator.onLine` to true.
 */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const context = page.context();
  await context.setOffline(offline);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Kills the page's process, as a phone does when memory is short. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/**
 * Sends an intercepted request to the server from Node, which does not resolve names under
 * `localhost`. Returns a redirect instead of following it.
 */
export function fetchFromServer(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { host, origin, port, pathname } = new URL(request.url());
  return route.fetch({
    url: `http://127.0.0.1:${port}${pathname}`,
    // The intercepted headers lack Sec-Fetch-Site, so the server compares the origin with the host.
    headers: { ...request.headers(), host, origin },
    maxRedirects: 0,
  });
}
