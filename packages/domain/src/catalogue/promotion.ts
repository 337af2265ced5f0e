import * as z from 'zod/mini';
import { recordIdSchema, serialNumberSchema } from '../bounds';
import { requiredText } from '../field.schema';
import { productCardSchema } from './product';

export const MAX_PROMOTED_PRODUCTS = 50;

const title = requiredText('a title', 60);
const productIds = z.array(recordIdSchema);
const hasAtMostMaxPromoted = z.maxLength(MAX_PROMOTED_PRODUCTS, {
  error: `Choose at most ${MAX_PROMOTED_PRODUCTS} products`,
});

export const hiddenReasons = ['notApproved', 'storeClosed', 'notOnMarketplace', 'soldOut'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

export const promotedProductSchema = z.extend(productCardSchema, {
  hidden: z.optional(z.enum(hiddenReasons)),
  /** Units for sale. Digital products have none, nor have products that were just added. */
  units: z.optional(z.int()),
});
export type PromotedProduct = z.infer<typeof promotedProductSchema>;

export const isVisible = ({ hidden }: PromotedProduct): boolean => hidden === undefined;

/** A promotion as the platform edits it, including products that are not shown. */
export const editablePromotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Shoppers do not see a hidden promotion, whatever its products are. */
  isHidden: z.boolean(),
  /** Increases with every change. */
  version: z.int(),
  products: z.array(promotedProductSchema),
});
export type EditablePromotion = z.infer<typeof editablePromotionSchema>;

/** Shoppers see a promotion that is not hidden, with at least one product in stock. */
export const isOnHomePage = ({
  isHidden,
  products,
}: Pick<EditablePromotion, 'isHidden' | 'products'>): boolean =>
  !isHidden && products.some(isVisible);

/** A new promotion is empty, and shown once it has products. */
export const newPromotionSchema = z.object({ title });

/** An update to a promotion: its title, its products in order, and whether it is hidden. */
export const promotionUpdateSchema = z.object({
  title,
  productIds: productIds.check(hasAtMostMaxPromoted),
  isHidden: z.boolean(),
  /** The version that the changes are based on. */
  version: serialNumberSchema,
});
export type PromotionUpdate = z.infer<typeof promotionUpdateSchema>;

const orderedIds = z.array(recordIdSchema).check(z.maxLength(1000));
const hasSameMembers = z.refine<{ readonly ids: string[]; readonly before: string[] }>(
  ({ ids, before }) => ids.toSorted().join() === before.toSorted().join(),
  { error: 'List each promotion once', path: ['ids'] },
);

/** All promotions, in the order in which the home page shows them. */
export const promotionOrderSchema = z
  .object({
    ids: orderedIds,
    /** The order that the change is based on. */
    before: orderedIds,
  })
  .check(hasSameMembers);
export type PromotionOrder = z.infer<typeof promotionOrderSchema>;

/** The saved order, in the response to a change that is based on another one. */
export const savedPromotionOrderSchema = z.object({
  promotions: z.array(z.object({ id: z.string(), title: z.string() })),
});

/** Adds products to the promotion with this title. Creates it when it does not exist. */
export const promotionInputSchema = z.object({
  title,
  productIds: productIds.check(
    z.minLength(1, { error: 'Choose at least one product' }),
    hasAtMostMaxPromoted,
  ),
});
export type PromotionInput = z.infer<typeof promotionInputSchema>;
