export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

/**
 * The number at which long lists stop counting. It means "this many or more", because counting
 * further would be slower than the page itself.
 */
export const COUNT_CAP = 1_000;

/** Whether a list without counts per status may have more rows than were counted. */
export const isCountCapped = ({ count }: { count: number }): boolean => count >= COUNT_CAP;

/** A search that compares its matches row by row counts them in steps of this size. */
const SEARCH_STEP = 200;

/**
 * The number at which a list stops counting. During a search it depends on `end`, the last row of
 * the page. It is always beyond the page, up to `COUNT_CAP`, so that there can be a next page.
 */
export const countCap = (search: string | undefined, end: number): number =>
  search ? Math.min(COUNT_CAP, SEARCH_STEP * (Math.floor(end / SEARCH_STEP) + 1)) : COUNT_CAP;

interface SearchedPage {
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** Whether a list that stops counting at `countCap` may have more rows than were counted. */
export const isPageCapped = (
  { count }: { readonly count: number },
  { search, page, size }: SearchedPage,
): boolean => count >= countCap(search, page * size);

/** Like `isPageCapped`, for a list that counts all its rows without a search. */
export const isSearchCapped = (list: { readonly count: number }, shown: SearchedPage): boolean =>
  shown.search !== undefined && isPageCapped(list, shown);

export interface StatusCounts {
  readonly statusCounts: Readonly<Record<string, number>>;
  /**
   * Whether only the latest matches up to the cap were counted. All statuses except the chosen one
   * may then have more.
   */
  readonly isLatestOnly?: boolean | undefined;
}

/**
 * Whether a list has more rows than were counted in this status, or in all statuses when none is
 * given.
 */
export const isCapped = (
  { statusCounts, isLatestOnly = false }: StatusCounts,
  status: string | undefined,
  cap = COUNT_CAP,
): boolean =>
  status === undefined
    ? isLatestOnly || Object.values(statusCounts).some((count) => count >= cap)
    : (statusCounts[status] ?? 0) >= cap;

/** The number of counted rows of a list, in this status or in all statuses when none is given. */
export function countedRows(
  { statusCounts, isLatestOnly = false }: StatusCounts,
  status: string | undefined,
  cap = COUNT_CAP,
): number {
  const counted = Object.entries(statusCounts).filter(([each]) => (status ?? each) === each);
  const sum = counted.reduce((total, [, count]) => total + count, 0);
  return status === undefined && isLatestOnly ? cap : sum;
}

/**
 * How many matches a status has. `isLeast`: there may be more. `count` is undefined when there may
 * be matches but none of the latest ones has the status.
 */
export function findStatusCount(
  { statusCounts, isLatestOnly = false }: StatusCounts,
  status: string,
  chosen: string | undefined,
): { count: number | undefined; isLeast: boolean } {
  const count = statusCounts[status] ?? 0;
  const isLowerBound = isLatestOnly && status !== chosen;
  return { count: isLowerBound && count === 0 ? undefined : count, isLeast: isLowerBound };
}

/** A section of suggestions with fewer products is not shown. */
export const MIN_SUGGESTIONS = 3;

export const MAX_SEARCH_LENGTH = 100;

/**
 * Prepares typed or pasted text for a search: trimmed, and cut to `MAX_SEARCH_LENGTH` without
 * splitting a character.
 */
export const normaliseSearch = (typed: string): string =>
  typed
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
