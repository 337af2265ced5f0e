/**
 * Waits for the next task, so that the browser can paint and answer taps before the code that
 * follows.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Importing this module between others makes the browser pause before it evaluates the rest of the
 * entry file. On a slow phone, this evaluation takes as long as evaluating all libraries.
 */
await yieldToMain();
