import * as z from 'zod/mini';

/** No host can begin here: `//host`, `/\host` and the same with characters that browsers drop. */
const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Whether a text is a path within one of our apps, never another site. */
export const isOwnPath = (text: string): boolean => OWN_PATH.test(text);

/** A path within the app to go on to, as callers send it. */
export const ownPath = z
  .string()
  .check(
    z.maxLength(1000, { error: 'Use at most 1,000 characters' }),
    z.refine(isOwnPath, { error: 'Give a path of this site' }),
  );
