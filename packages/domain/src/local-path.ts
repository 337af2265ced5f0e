import * as z from 'zod/mini';

/**
 * Rejects paths that browsers read as another host: `//host`, `/\host`, and the same with
 * characters that browsers ignore.
 */
const LOCAL_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Whether a string is a path within our apps and not another site. */
export const isLocalPath = (text: string): boolean => LOCAL_PATH.test(text);

/** A path within the app to redirect to, sent by clients. */
export const localPath = z
  .string()
  .check(
    z.maxLength(1000, { error: 'Use at most 1,000 characters' }),
    z.refine(isLocalPath, { error: 'Enter a path on this site' }),
  );
