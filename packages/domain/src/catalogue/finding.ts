import * as z from 'zod/mini';
import { money } from '../money';
import { catalogueQuery } from './product';

/** What narrows a listing, without which page of it and in what order. */
export const catalogueFilters = z.omit(catalogueQuery, { limit: true, offset: true, sort: true });
export type CatalogueFilters = z.infer<typeof catalogueFilters>;

/** Stars from which a listing can be narrowed: "4 and up". */
export const ratingSteps = [4, 3, 2, 1] as const;

const counted = { count: z.int() };

/**
 * How many products each choice would leave. A facet is counted with all other filters but not with its own, so that a choice
 * can be widened. A store or an option that is chosen is there even where it leaves nothing, so that it can be taken off.
 * `categories` are one level below the chosen one; below the third level they are the chosen one's neighbours.
 */
export const catalogueFacetsSchema = z.object({
  /** With every filter. */
  count: z.int(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), ...counted })),
  /** Lowest and highest selling price, and how many cost from a round amount up to the next (`roundAmounts`), without those of none; null when nothing is left. */
  price: z.nullable(
    z.object({ min: money, max: money, spread: z.array(z.object({ from: money, ...counted })) }),
  ),
  ratings: z.array(z.object({ rating: z.int(), ...counted })),
  stores: z.array(z.object({ id: z.string(), storeName: z.string(), ...counted })),
  /** Counted within one variant: a product counts for "Blue" only if the other chosen options come in blue. */
  options: z.array(
    z.object({
      property: z.string(),
      options: z.array(z.object({ option: z.string(), ...counted })),
    }),
  ),
  inStock: z.int(),
  onSale: z.int(),
  /** Counted among the 10,000 most sold of them only: every number means "this many or more". */
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

/** A category of any level with the ids of its page: `categoryId`, and those below it as far as it goes. `within` names what is above it. */
const suggestedCategorySchema = z.object({
  name: z.string(),
  within: z.optional(z.string()),
  categoryId: z.string(),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
});
export type SuggestedCategory = z.infer<typeof suggestedCategorySchema>;

/** What a search box offers while somebody types: the best of each kind. */
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
  /** The text with its misspelt words put right; none when every word is known. */
  didYouMean: z.optional(z.string()),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
