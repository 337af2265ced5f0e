export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

/**
 * Long lists stop counting here: this count means "this many or more". Counting further would be
 * slower than the page itself.
 */
export const COUNT_CAP = 1_000;

/** Whether a list has more rows than were counted: in this status, or in any without one. */
export const isCapped = (
  statusCounts: Readonly<Record<string, number>>,
  status: string | undefined,
): boolean =>
  (status === undefined ? Object.values(statusCounts) : [statusCounts[status] ?? 0]).some(
    (count) => count >= COUNT_CAP,
  );

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
