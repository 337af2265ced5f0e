/** Maximum length of a search text. */
export const MAX_SEARCH = 100;

/**
 * Prepares typed or pasted text for a search: trimmed, and cut to `MAX_SEARCH` without splitting a
 * character.
 */
export const normaliseSearch = (typed: string): string =>
  typed
    .trim()
    .slice(0, MAX_SEARCH)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
