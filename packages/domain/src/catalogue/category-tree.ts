import * as z from 'zod/mini';
import { atMost, requiredChoiceSchema, recordIdSchema, zeroOrMore } from '../bounds';
import { requiredText } from '../field.schema';
import { categoryAttributeSchema, appliedAttributeSchema } from './category-attribute';

export const categoryNameSchema = z.object({ name: requiredText('a name', 60) });
export type CategoryName = z.infer<typeof categoryNameSchema>;

/** A new category. It becomes the last child of its parent, or the last first-level category. */
export const newCategorySchema = z.extend(categoryNameSchema, {
  parentId: z.optional(recordIdSchema),
});
export type NewCategory = z.infer<typeof newCategorySchema>;

const MAX_POSITION = 10_000;

/** The position among the categories with the same parent, from 0. */
export const positionSchema = z.object({
  position: z.int().check(zeroOrMore(), atMost(MAX_POSITION)),
});

export const categoryNodeSchema = z.object({
  id: z.string(),
  parentId: z.optional(z.string()),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: z.string(),
  /**
   * The number of products in the category and below it, whether or not shoppers see them. Deleted
   * products are not counted.
   */
  products: z.int(),
  stores: z.int(),
});
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

export const mergePreviewSchema = z.object({
  products: z.int(),
  stores: z.int(),
  /** Names of the categories that move below the target. */
  children: z.array(z.string()),
  /** The number of coupons for the category. After the merge they apply to the whole target. */
  coupons: z.int(),
  /**
   * The category's own attributes. `suggestedId` is the target's attribute of the same name, if it
   * fits.
   */
  attributes: z.array(z.extend(categoryAttributeSchema, { suggestedId: z.optional(z.string()) })),
  /** The attributes of the target, its own and inherited. */
  targetAttributes: z.array(appliedAttributeSchema),
  /** Names of inherited attributes that the products lose. */
  lost: z.array(z.string()),
  /** Attribute names already used. An attribute that is kept needs a different name. */
  takenNames: z.array(z.string()),
  /** Sentences that say why the merge is impossible. */
  problems: z.array(z.string()),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** What happens to an attribute in a merge. `attributeId` is the attribute it is mapped to. */
export const attributeMappingSchema = z.object({
  id: recordIdSchema,
  action: z.enum(['keep', 'map', 'remove']),
  attributeId: z.optional(recordIdSchema),
});
export type AttributeMapping = z.infer<typeof attributeMappingSchema>;

export const categoryMergeInputSchema = z.object({
  into: requiredChoiceSchema('Choose a category'),
  attributes: z.array(attributeMappingSchema).check(z.maxLength(200)),
});
export type CategoryMergeInput = z.infer<typeof categoryMergeInputSchema>;
