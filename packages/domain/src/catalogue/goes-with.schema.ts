import * as z from 'zod/mini';
import { productCardSchema } from './product';

export const MAX_SUGGESTIONS = 10;

/** A product. If it has variants, `variantId` is the one whose values are compared. */
export interface GoesWithItem {
  readonly productId: string;
  readonly variantId?: string | undefined;
}

/** A query for some products and variants: `<product>~<variant>,<product>`. */
export const goesWithQuerySchema = z.object({
  items: z.string().check(z.maxLength(1_600)),
  /** Reasons on a product's own page say "this inverter", elsewhere "your inverter". */
  whose: z.enum(['this', 'your']),
  limit: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_SUGGESTIONS)),
});
export type GoesWithQuery = z.infer<typeof goesWithQuerySchema>;

export const suggestionSchema = z.object({
  /** The product, with the price and key rating of the suggested variant. */
  product: productCardSchema,
  /** The cheapest variant that fits, if the product has variants. */
  variantId: z.optional(z.string()),
  /** `5.12 kWh` */
  variantLabel: z.optional(z.string()),
  /** How many pieces of the suggested product fit. */
  quantity: z.int(),
  /** `48 V, the same as this inverter` */
  reason: z.string(),
  otherReasons: z.array(z.string()),
  /** The given product that the suggestion goes with, and what it is called: `inverter`. */
  goesWith: z.object({ productId: z.string(), noun: z.string() }),
  /**
   * The suggestion's category in the fit rule. Suggestions in the same category are alternatives to
   * one another.
   */
  categoryId: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
