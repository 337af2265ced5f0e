/** Lets the browser paint and answer taps before the code that follows it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Imported between others, it does so before the rest of the first file is evaluated, which on a
 * slow phone takes as long as all of the libraries.
 */
await nextTask();
