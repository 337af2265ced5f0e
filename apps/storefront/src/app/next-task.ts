/**
 * Imported between others, it lets the browser paint and answer taps before the rest of the first
 * file is evaluated, which on a slow phone takes as long as all of the libraries. A top-level await
 * is in module code what `setTimeout` is in a function.
 */
await new Promise((resolve) => setTimeout(resolve));
export {};
