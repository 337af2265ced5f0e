const FALLBACK_DELAY_MS = 1500;

/** Calls `work` when the browser is idle. Returns a function that cancels it. */
export function runOnIdle(work: () => void, timeout?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, FALLBACK_DELAY_MS);
  return () => clearTimeout(id);
}

/**
 * Resolves after the browser has painted what is rendered now, so that the effect of a press is
 * visible before slow work starts.
 */
export const waitForNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
