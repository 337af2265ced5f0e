import type { Browser } from '@playwright/test';
import { openSlowPhone, waitUntilSettled } from '@market/testing/slow-phone';

/** The measurements of one cold visit, in milliseconds and in bytes on the wire. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** The total blocking time: the sum of what each task after the first byte takes beyond 50 ms. */
  readonly blocking: number;
  readonly cls: number;
  /** Scripts requested before the first paint. */
  readonly earlyScripts: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly totalBytes: number;
  readonly largest: string;
  readonly moved: readonly string[];
}

/** Visits a URL on a slow phone with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, session } = await openSlowPhone(browser);
  const bytes = { Script: 0, Stylesheet: 0, all: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const type = types.get(requestId);
    if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength;
  });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await waitUntilSettled(page);
    const seen = await page.evaluate(() => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'));
      const blocking = timings.longTasks.reduce((sum, [, duration]) => sum + duration - 50, 0);
      const { lcp, cls, largest, moved } = timings;
      return {
        fcp,
        lcp,
        blocking,
        cls,
        largest,
        moved,
        earlyScripts: scripts.filter(({ startTime }) => startTime <= fcp).length,
      };
    });
    return {
      ...seen,
      scriptBytes: bytes.Script,
      styleBytes: bytes.Stylesheet,
      totalBytes: bytes.all,
    };
  } finally {
    await context.close();
  }
}
