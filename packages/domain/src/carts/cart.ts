import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { money } from '../money.schema';
import { MAX_QUANTITY } from './max-quantity';

export const quantity = z
  .int()
  .check(
    z.minimum(1, { error: 'At least 1' }),
    z.maximum(MAX_QUANTITY, { error: `At most ${MAX_QUANTITY}` }),
  );

/** One line to add to a cart. A product without variants has no `variantId`. */
export const cartItemInputSchema = z.object({
  productId: recordIdSchema,
  variantId: z.optional(recordIdSchema),
  quantity,
  selected: z.optional(z.boolean()),
});
export type CartItemInput = z.infer<typeof cartItemInputSchema>;

/**
 * `add` sums quantities, `set` replaces them, and `merge` keeps the larger one. `merge` is used for
 * a guest's cart at sign-in and is safe to repeat.
 */
export const addToCartSchema = z.object({
  items: z.array(cartItemInputSchema).check(z.minLength(1), z.maxLength(100)),
  mode: z.optional(z.enum(['add', 'set', 'merge'])),
});

export const removeFromCartSchema = z.object({
  itemIds: z.array(recordIdSchema).check(z.minLength(1), z.maxLength(100)),
});

export const cartProblems = ['sold_out', 'not_enough_stock', 'unavailable'] as const;

export const cartItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.optional(z.string()),
  name: z.string(),
  image: z.optional(z.string()),
  keyRating: z.optional(z.string()),
  /** `5 kVA, Signal white` */
  variantLabel: z.optional(z.string()),
  quantity: z.int(),
  selected: z.boolean(),
  /**
   * Current unit price in kobo. `previousPrice` is set when it has changed since the item was
   * added.
   */
  unitPrice: money,
  listPrice: money,
  previousPrice: z.optional(money),
  /** Units that can be bought now. Absent when the product sells without stock. */
  available: z.optional(z.int()),
  problem: z.optional(z.enum(cartProblems)),
  storeId: z.string(),
  storeSlug: z.string(),
  storeName: z.string(),
  shipsFrom: z.optional(z.string()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({
  cartItemsList: z.array(cartItemSchema),
  /** Sum of the selected lines at current prices, before coupons and delivery. */
  cartTotal: money,
});
export type Cart = z.infer<typeof cartSchema>;
