import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '@market/domain/page-limits';
import { normaliseSearch } from '@market/domain/search-text';

/** Parameters that every list has; each falls back alone, so one bad value in a link does not lose the others. */
export const listSearchFields = {
  page: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1)), 1),
  size: z.catch(
    z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)),
    DEFAULT_PAGE_SIZE,
  ),
  /** None when nothing but spaces was typed; what is too long to be searched for is cut. */
  search: z.catch(
    z.optional(z.string().check(z.overwrite(normaliseSearch), z.minLength(1))),
    undefined,
  ),
};
