import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from './list-limits';

const MAX_OFFSET = 1_000_000;

/** `limit` and `offset` of a list (spec section 7). */
export const pageQuerySchema = z.object({
  limit: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
  offset: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(MAX_OFFSET)),
    0,
  ),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

export const searchTextSchema = z.optional(
  z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH)),
);

export const searchQuerySchema = z.extend(pageQuerySchema, { search: searchTextSchema });
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** One page of a list: `{ rows, count }`, where `count` is the total. */
export const pageOf = <S extends z.core.$ZodType>(row: S) =>
  z.object({ rows: z.array(row), count: z.int() });

export interface Page<T> {
  rows: T[];
  count: number;
}
