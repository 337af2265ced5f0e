import * as z from 'zod/mini';
import { optionalText, requiredText } from '../field.schema';
import { attributeTypes, betterDirections, type AttributeType } from './attribute-type';

export const MAX_CHOICES = 40;

const choices = z
  .array(requiredText('a choice', 60))
  .check(z.maxLength(MAX_CHOICES, { error: `Add at most ${MAX_CHOICES} choices` }));

/** What merchants state about products in a category and in all categories below it. */
export const categoryAttributeSchema = z.object({
  /** Stays the same when the attribute is renamed, moved or merged. */
  id: z.string(),
  categoryId: z.string(),
  name: z.string(),
  type: z.enum(attributeTypes),
  /** Only for numbers. */
  unit: z.optional(z.string()),
  /** Empty unless the attribute is a choice. */
  choices: z.array(z.string()),
  /** `none` unless the attribute is a number. */
  better: z.enum(betterDirections),
  group: z.string(),
  /** Whether a product cannot be submitted for approval without a value. */
  isRequired: z.boolean(),
  /** Whether shoppers can filter the category by it. */
  isFilterable: z.boolean(),
});
export type CategoryAttribute = z.infer<typeof categoryAttributeSchema>;

export const appliedAttributeSchema = z.extend(categoryAttributeSchema, {
  /**
   * The name of the category that defines the attribute. Missing for the category's own attributes.
   */
  inheritedFrom: z.optional(z.string()),
});
export type AppliedAttribute = z.infer<typeof appliedAttributeSchema>;

export const countedAttributeSchema = z.extend(appliedAttributeSchema, {
  /**
   * The number of products in the category and below it that state a value, themselves or in a
   * variant. Deleted products are not counted.
   */
  filledIn: z.int(),
});
export type CountedAttribute = z.infer<typeof countedAttributeSchema>;

const hasChoices = z.refine<{ readonly type: AttributeType; readonly choices: readonly string[] }>(
  ({ type, choices }) => type !== 'choice' || choices.length > 0,
  { error: 'Add at least one choice', path: ['choices'] },
);

const hasDistinctChoices = z.refine<{ readonly choices: readonly string[] }>(
  ({ choices }) => new Set(choices.map((choice) => choice.toLowerCase())).size === choices.length,
  { error: 'Two choices are the same', path: ['choices'] },
);

/** `unit`, `choices` and `better` are ignored when the type does not use them. */
export const categoryAttributeInputSchema = z
  .object({
    name: requiredText('a name', 60),
    type: z.enum(attributeTypes),
    unit: optionalText(12),
    choices,
    /** `none` when left out. */
    better: z.optional(z.enum(betterDirections)),
    group: requiredText('a group', 40),
    /** False when left out. */
    isRequired: z.optional(z.boolean()),
    /** True when left out. */
    isFilterable: z.optional(z.boolean()),
  })
  .check(hasChoices, hasDistinctChoices);
export type CategoryAttributeInput = z.infer<typeof categoryAttributeInputSchema>;
