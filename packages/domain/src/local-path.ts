/**
 * Rejects paths that browsers read as another host: `//host` and `/\host`, even with characters
 * that browsers ignore.
 */
const LOCAL_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Whether a string is a path within our apps and not another site. */
export const isLocalPath = (text: string): boolean => LOCAL_PATH.test(text);
