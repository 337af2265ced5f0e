import * as z from 'zod/mini';
import { money } from '../money.schema';
import { catalogueQuerySchema } from './product';

export const catalogueFiltersSchema = z.omit(catalogueQuerySchema, {
  limit: true,
  offset: true,
  sort: true,
});
export type CatalogueFilters = z.infer<typeof catalogueFiltersSchema>;

/** Minimum ratings to filter by: "4 and up". */
export const ratingSteps = [4, 3, 2, 1] as const;

const countFields = { count: z.int() };

const attributeFacet = {
  id: z.string(),
  name: z.string(),
  unit: z.optional(z.string()),
  group: z.string(),
};

export const attributeFacetSchema = z.discriminatedUnion('type', [
  z.object({
    ...attributeFacet,
    type: z.literal('number'),
    /**
     * Ranges from the lowest to the highest. Each one counts the products from its `from` up to the
     * `from` of the next range.
     */
    spread: z.array(z.object({ from: z.number(), ...countFields })),
  }),
  z.object({
    ...attributeFacet,
    type: z.enum(['choice', 'yesNo']),
    /** `yes` or `no`, or the choices in their order. */
    values: z.array(z.object({ value: z.string(), ...countFields })),
  }),
]);
export type AttributeFacet = z.infer<typeof attributeFacetSchema>;

/**
 * Product counts for each filter choice. Each facet applies all other filters but not its own, so
 * that a choice can be widened. Selected stores and options are always listed, even with a count of
 * zero, so that they can be removed. `categories` lists the children of the selected category, or
 * its siblings at the third level.
 */
export const catalogueFacetsSchema = z.object({
  /** Count with every filter applied. */
  count: z.int(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), ...countFields })),
  /**
   * Lowest and highest selling price, with counts between the `priceSteps`; empty ranges are left
   * out. Null when there are no results.
   */
  price: z.nullable(
    z.object({
      min: money,
      max: money,
      spread: z.array(z.object({ from: money, ...countFields })),
    }),
  ),
  ratings: z.array(z.object({ rating: z.int(), ...countFields })),
  stores: z.array(z.object({ id: z.string(), storeName: z.string(), ...countFields })),
  /**
   * Counted per variant: a product counts for "Blue" only when a blue variant matches the other
   * selected options.
   */
  options: z.array(
    z.object({
      property: z.string(),
      options: z.array(z.object({ option: z.string(), ...countFields })),
    }),
  ),
  /**
   * The attributes of the listing's category, in the category's order: the filterable ones in which
   * the listed products differ, and those that the listing is filtered by. Each attribute counts
   * the products that match the other filters.
   */
  attributes: z.array(attributeFacetSchema),
  /**
   * The earliest days by which products are promised to arrive in `deliverTo`. Each day counts all
   * products that arrive by then. Empty without `deliverTo`.
   */
  arrivals: z.array(z.object({ day: z.string(), ...countFields })),
  inStock: z.int(),
  onSale: z.int(),
  /** True when only the 10,000 best sellers were counted, so every count is a minimum. */
  isPartial: z.boolean(),
});
export type CatalogueFacets = z.infer<typeof catalogueFacetsSchema>;

const suggestedProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  keyRating: z.optional(z.string()),
  hostedImage: z.optional(z.string()),
  sellingPrice: money,
});

/** A category of any level with the ids that its page needs. `within` is the name of its parent. */
const suggestedCategorySchema = z.object({
  name: z.string(),
  within: z.optional(z.string()),
  categoryId: z.string(),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
});
export type SuggestedCategory = z.infer<typeof suggestedCategorySchema>;

export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  categories: z.array(suggestedCategorySchema),
  stores: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      storeName: z.string(),
      logo: z.optional(z.string()),
    }),
  ),
  /** The search text with spelling corrected. Absent when every word is known. */
  didYouMean: z.optional(z.string()),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
