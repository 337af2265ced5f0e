/** Resolves after the browser has painted what is rendered now, so that a press shows before slow work. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
