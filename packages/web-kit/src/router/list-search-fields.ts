import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, normaliseSearch } from '@market/domain/list-limits';

/**
 * Parameters that every list has. Each falls back to its default separately, so one invalid value
 * does not discard the others.
 */
export const listSearchFields = {
  page: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1)), 1),
  size: z.catch(
    z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)),
    DEFAULT_PAGE_SIZE,
  ),
  /** Undefined for blank text. Long text is truncated. */
  search: z.catch(
    z.optional(z.string().check(z.overwrite(normaliseSearch), z.minLength(1))),
    undefined,
  ),
};

/** A day (YYYY-MM-DD) by which a list is filtered. Undefined when it is missing or invalid. */
export const dateSearchField = z.catch(z.optional(z.iso.date()), undefined);

/** The state of a list that is searched and has no filters: `?search=lamp&page=2`. */
export const listSearchSchema = z.object(listSearchFields);
export type ListSearch = z.output<typeof listSearchSchema>;

/** The state of a list without search and filters: `?page=2`. */
export const pageSearchSchema = z.pick(listSearchSchema, { page: true, size: true });
export type PageSearch = z.output<typeof pageSearchSchema>;
