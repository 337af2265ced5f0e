import * as z from 'zod/mini';

export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

/**
 * Long lists stop counting here: this count means "this many or more". Counting further would be
 * slower than the page itself.
 */
export const COUNT_CAP = 1_000;

const MAX_OFFSET = 1_000_000;

/** `limit` and `offset` of a list (spec section 7). */
export const pageQuery = z.object({
  limit: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
  offset: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(MAX_OFFSET)),
    0,
  ),
});

/** Maximum length of a search text. */
export const MAX_SEARCH = 100;

/** Search text of a query. */
export const searchTerm = z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH)));

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

export const searchQuery = z.extend(pageQuery, { search: searchTerm });

/** One page of a list: `{ rows, count }`, where `count` is the total. */
export const pageOf = <S extends z.core.$ZodType>(row: S) =>
  z.object({ rows: z.array(row), count: z.int() });

export interface Page<T> {
  rows: T[];
  count: number;
}
