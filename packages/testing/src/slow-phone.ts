import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';

const INSTALLED_CHROMIUM = '/usr/bin/chromium';

/**
 * Starts the browser at CHROMIUM_PATH, otherwise the installed Chromium, otherwise Playwright's.
 */
export function openBrowser(): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ??
    (existsSync(INSTALLED_CHROMIUM) ? INSTALLED_CHROMIUM : undefined);
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath !== undefined && { executablePath }),
  });
}

const screen = { width: 412, height: 823 };

const phone: BrowserContextOptions = {
  viewport: screen,
  deviceScaleFactor: 1.75,
};

/**
 * More than the height of the browser's own bars, so that the whole phone screen fits in the
 * window.
 */
const BARS_HEIGHT = 200;

/**
 * Makes the window higher than the phone's screen. The browser drops frames in which nothing
 * changes inside the window, so a pressed button below the window's edge would count as painted
 * only with a later frame.
 */
async function showWholeScreen(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: screen.width, height: screen.height + BARS_HEIGHT };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/** Limits the network to 1.6 Mbps down and 750 kbps up. `latency` is in milliseconds. */
export async function throttleNetwork(session: CDPSession, latency: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
}

/** Takes the pages and workers of the phone offline until `enableNetwork` is called. */
export const disableNetwork = ({ context }: Phone): Promise<void> => context.setOffline(true);

/** `latency` is in milliseconds. */
export async function enableNetwork({ context, session }: Phone, latency: number): Promise<void> {
  await context.setOffline(false);
  await throttleNetwork(session, latency);
}

const throttleProcessor = (session: CDPSession, rate = 4): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

interface Timings {
  lcp: number;
  /** The element of the largest contentful paint. */
  largest: string;
  cls: number;
  moved: string[];
  longTasks: [start: number, duration: number][];
  interactions: number[];
}
declare global {
  var timings: Timings;
}

/** Collects the browser's performance entries in `timings` from the start of the page. */
async function watchTimings(page: Page): Promise<void> {
  // The compiler that runs this file wraps named functions in a helper, which the page does not
  // have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const seen: Timings = (globalThis.timings = {
      lcp: 0,
      largest: '',
      cls: 0,
      moved: [],
      longTasks: [],
      interactions: [],
    });
    const nameOf = (node: unknown): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 80) : '';
    const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
      // Only event entries use the threshold. The DOM's types do not have it yet.
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
    };
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      seen.largest = 'element' in entry ? nameOf(entry.element) : '';
    });
    observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
    observe('layout-shift', (entry) => {
      if (
        !('value' in entry) ||
        typeof entry.value !== 'number' ||
        ('hadRecentInput' in entry && entry.hadRecentInput === true)
      )
        return;
      seen.cls += entry.value;
      if ('sources' in entry && Array.isArray(entry.sources))
        seen.moved.push(...entry.sources.map((source: { node?: unknown }) => nameOf(source.node)));
    });
    observe('event', (entry) => {
      if ('interactionId' in entry && entry.interactionId !== 0)
        seen.interactions.push(entry.duration);
    });
  });
}

const SETTLE_TIMEOUT_MS = 40_000;

/**
 * Waits for one second without requests, long tasks or larger paints; throws after 40 seconds.
 * Polls from outside the page, because its content security policy forbids polling inside.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  await page.waitForLoadState('load');
  while (!(await page.evaluate(isQuiet))) {
    if (performance.now() > end) throw new Error(`${page.url()} does not come to rest`);
    await page.waitForTimeout(200);
  }
}

/** Runs in the page. */
function isQuiet(): boolean {
  const last = Math.max(
    timings.lcp,
    ...timings.longTasks.map(([start, duration]) => start + duration),
    ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
  );
  const visible = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    // A gallery loads the images beside the visible one only when they are about to appear.
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return visible.every((image) => image.complete) && performance.now() - last > 1000;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * A new visitor's slow phone: empty cache, processor four times slower, 150 ms to the server. Without
 * `hasWorker`, the service worker is blocked, so that every request is as slow as the network.
 */
export async function openSlowPhone(
  browser: Browser,
  { isNetworkSlow = true, latency = 150, hasTouch = false, hasWorker = false } = {},
): Promise<Phone> {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ ...phone, hasTouch, serviceWorkers });
  const page = await context.newPage();
  await watchTimings(page);
  const session = await context.newCDPSession(page);
  await showWholeScreen(session);
  if (isNetworkSlow) await throttleNetwork(session, latency);
  await throttleProcessor(session);
  return { context, page, session };
}

/** The median of several measurements. For an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
