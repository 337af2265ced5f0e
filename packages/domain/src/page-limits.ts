export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

/**
 * Long lists stop counting here: this count means "this many or more". Counting further would be
 * slower than the page itself.
 */
export const COUNT_CAP = 1_000;
