import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { cartItemSchema, quantity } from '../carts/cart';
import { cardDeliverySchema } from '../catalogue/product';
import { isoDateTime } from '../field.schema';
import { amount } from '../money.schema';

export const MAX_SAVED_ITEMS = 200;

export const savedItemInputSchema = z.object({
  productId: recordIdSchema,
  /** Absent while the shopper has not chosen a variant. */
  variantId: z.optional(recordIdSchema),
  quantity,
  /** The unit price that the shopper saw. Defaults to the current one. */
  unitPrice: z.optional(amount),
});
export type SavedItemInput = z.infer<typeof savedItemInputSchema>;

const savedItemInputs = z
  .array(savedItemInputSchema)
  .check(z.minLength(1), z.maxLength(MAX_SAVED_ITEMS));

/**
 * `merge` is for a guest's list at sign-in: it skips products that are no longer sold, and is safe
 * to repeat.
 */
export const newSavedItemsSchema = z.object({
  items: savedItemInputs,
  mode: z.optional(z.literal('merge')),
});
export type NewSavedItems = z.infer<typeof newSavedItemsSchema>;

export const savedPreviewSchema = z.object({ items: savedItemInputs });

/** What to remove. Without a variant, the product is removed with all of its variants. */
export const savedItemRemovalSchema = z.object({
  items: z
    .array(z.object({ productId: recordIdSchema, variantId: z.optional(recordIdSchema) }))
    .check(z.minLength(1), z.maxLength(MAX_SAVED_ITEMS)),
});
export type SavedItemRemoval = z.infer<typeof savedItemRemovalSchema>;

export const cartToSavedSchema = z.object({
  itemIds: z.array(recordIdSchema).check(z.minLength(1), z.maxLength(100)),
});
export const savedToCartSchema = z.object({ itemId: recordIdSchema });

/**
 * A saved product at its current price. It stays in the list when it is sold out or no longer sold;
 * `problem` says so. `previousPrice` is set when the price has changed since it was saved.
 */
export const savedItemSchema = z.extend(z.omit(cartItemSchema, { selected: true }), {
  /**
   * Whether the product has several variants and none is chosen. The price is then that of the
   * cheapest one.
   */
  needsChoice: z.boolean(),
  storeState: z.optional(z.string()),
  /** The delivery of one unit. */
  delivery: cardDeliverySchema,
  savedAt: isoDateTime,
});
export type SavedItem = z.infer<typeof savedItemSchema>;
