import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../list-limits';

/** The number of attributes that the list view shows for each product. */
export const KEY_FACT_COUNT = 4;

/**
 * Ids of listed products, or of one of their variants for its own values, separated by commas.
 */
export const keyFactsQuerySchema = z.object({
  ids: z.string().check(z.maxLength(37 * MAX_PAGE_SIZE)),
});

/** The first attributes of a product or variant in words: `{ name: 'Battery voltage', value: '48 V' }`. */
export const keyFactsSchema = z.object({
  productId: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type KeyFacts = z.infer<typeof keyFactsSchema>;
