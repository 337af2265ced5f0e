import * as z from 'zod/mini';

export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 20;

/** Long lists are counted to here: a count of this many means this many or more. To count on would cost more than the page. */
export const COUNT_CAP = 1_000;

/** `limit` and `offset` as every list of the spec takes them. */
/** Nobody leafs further than this. */
const MAX_OFFSET = 1_000_000;

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

/** Most characters of a text that is searched for. */
export const MAX_SEARCH = 100;

/** A typed search. */
export const searchTerm = z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH)));

/** What was typed or pasted as it can be searched for: too long a text is cut, between two characters. */
export const searchTextOf = (typed: string): string =>
  typed
    .trim()
    .slice(0, MAX_SEARCH)
    .replace(/\p{Surrogate}$/u, '')
    .trim();

export const searchQuery = z.extend(pageQuery, { search: searchTerm });

/** `{ rows, count }`: one page and how many there are in all. */
export const pageOf = <S extends z.core.$ZodType>(row: S) =>
  z.object({ rows: z.array(row), count: z.int() });

export interface Page<T> {
  rows: T[];
  count: number;
}
