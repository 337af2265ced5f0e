const plainErrors: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET/, 'The other server cannot be reached'],
  [/ETIMEDOUT|timeout|timed out/i, 'The other server did not answer in time'],
  [/EAUTH|authentication/i, 'The other server refused our credentials'],
];

/** A job's error in words, or the error itself. */
export const plainError = (error: string): string =>
  plainErrors.find(([pattern]) => pattern.test(error))?.[1] ?? error;

/** `Once`, `3 times` */
export const attemptsText = (attempts: number): string =>
  attempts === 1 ? 'Once' : `${attempts} times`;
