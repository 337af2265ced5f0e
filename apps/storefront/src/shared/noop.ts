/** For a promise whose failure the page itself shows. */
export const noop = (): void => undefined;
