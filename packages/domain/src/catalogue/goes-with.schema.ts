import * as z from 'zod/mini';
import { productCardSchema } from './product';

export const MAX_SUGGESTIONS = 10;

/** A product, and the variant whose values count, where it has variants. */
export interface KnownItem {
  readonly productId: string;
  readonly variantId?: string | undefined;
}

/** Products with their variants as a query has them: `<product>~<variant>,<product>`. */
export const goesWithQuery = z.object({
  items: z.string().check(z.maxLength(1_600)),
  /** Reasons on a product's own page say "this inverter", elsewhere "your inverter". */
  whose: z.enum(['this', 'your']),
  limit: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_SUGGESTIONS)),
});
export type GoesWithQuery = z.infer<typeof goesWithQuery>;

/** A product that goes with a known one. */
export const suggestionSchema = z.object({
  /** With price and rating of the variant. */
  product: productCardSchema,
  /** The cheapest variant that fits, where the product has variants. */
  variantId: z.optional(z.string()),
  /** `5.12 kWh` */
  variantLabel: z.optional(z.string()),
  /** How many pieces fit together. */
  quantity: z.int(),
  /** `48 V, the same as this inverter` */
  reason: z.string(),
  /** What else was checked. */
  otherReasons: z.array(z.string()),
  /** What it goes with, as `inverter`. */
  goesWith: z.object({ productId: z.string(), noun: z.string() }),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
