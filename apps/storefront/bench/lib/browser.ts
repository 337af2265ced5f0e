import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';

const installed = '/usr/bin/chromium';

/** CHROMIUM_PATH, else the machine's own, else Playwright's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(installed) ? installed : undefined);
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'], ...(executablePath !== undefined && { executablePath }) });
}

/** A phone of the middle class. */
export const phone: BrowserContextOptions = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, serviceWorkers: 'block' };

/** 1.6 Mbps with 150 ms to the server. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
}

export const slowProcessor = (session: CDPSession, rate = 4): Promise<unknown> => session.send('Emulation.setCPUThrottlingRate', { rate });

interface Timings {
  lcp: number;
  /** What the largest paint was of. */
  largest: string;
  cls: number;
  /** What moved. */
  moved: string[];
  longTasks: [start: number, duration: number][];
  interactions: number[];
}
declare global {
  var timings: Timings;
}

/** Collects, from a page's first moment, what the browser says about it in `timings`. */
export async function watchTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Timings = (globalThis.timings = { lcp: 0, largest: '', cls: 0, moved: [], longTasks: [], interactions: [] });
    const nameOf = (node: unknown): string => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 80) : '');
    const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
      // Of the kinds that we watch, only events have a threshold; the DOM's types do not know it yet.
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
    };
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      seen.largest = 'element' in entry ? nameOf(entry.element) : '';
    });
    observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
    observe('layout-shift', (entry) => {
      if (!('value' in entry) || typeof entry.value !== 'number' || ('hadRecentInput' in entry && entry.hadRecentInput === true)) return;
      seen.cls += entry.value;
      if ('sources' in entry && Array.isArray(entry.sources)) seen.moved.push(...entry.sources.map((source: { node?: unknown }) => nameOf(source.node)));
    });
    observe('event', (entry) => {
      if ('interactionId' in entry && entry.interactionId !== 0) seen.interactions.push(entry.duration);
    });
  });
}

/** Nothing has happened for a second: no request, no long task, no larger paint. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => {
      const last = Math.max(timings.lcp, ...timings.longTasks.map(([start, duration]) => start + duration), ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration));
      const isShown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).every((image) => image.complete);
      return isShown && performance.now() - last > 1000;
    },
    undefined,
    { timeout: 40_000, polling: 200 },
  );
}
