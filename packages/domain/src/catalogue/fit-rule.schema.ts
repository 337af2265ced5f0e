import * as z from 'zod/mini';
import { requiredChoiceSchema } from '../bounds';
import { requiredText } from '../field.schema';
import { categoryAttributeSchema } from './category-attribute';

/** How the measured product's value is compared with the other product's. */
export const fitKinds = ['equal', 'atMost', 'atLeast', 'within'] as const;
export type FitKind = (typeof fitKinds)[number];

/** Which products of a rule the shop suggests: those of both categories, or of one. */
export const fitSuggestions = ['both', 'measured', 'other'] as const;
export type FitSuggestion = (typeof fitSuggestions)[number];

export const MAX_FIT_CHECKS = 6;

const attributeId = () => requiredChoiceSchema('Choose an attribute');

export const fitCheckSchema = z
  .object({
    kind: z.enum(fitKinds),
    attributeId: attributeId(),
    /** The attribute of the other product. For a range, its lower end. */
    otherId: attributeId(),
    /** The attribute with the upper end of a range. */
    toId: z.optional(z.string().check(z.maxLength(64))),
    /** The other product's value is multiplied by this factor. */
    factor: z.number().check(z.gt(0, { error: 'Enter more than zero' }), z.maximum(1000)),
    /** Whether the values of several pieces of the measured product add up. */
    together: z.boolean(),
  })
  .check(
    z.refine(({ kind, toId }) => kind !== 'within' || Boolean(toId), {
      error: 'Choose an attribute',
      path: ['toId'],
    }),
  );
export type FitCheck = z.infer<typeof fitCheckSchema>;

/** Which products of two categories go together. Both categories include those below them. */
export const fitRuleInputSchema = z.object({
  /** The category of the products that are measured. */
  categoryId: requiredChoiceSchema('Choose a category'),
  otherCategoryId: requiredChoiceSchema('Choose a category'),
  /** What one product of each category is called in a reason: `this inverter`. */
  noun: requiredText('a name', 40),
  otherNoun: requiredText('a name', 40),
  /** For example, a tester is suggested for an inverter, but not an inverter for a tester. */
  suggests: z.enum(fitSuggestions),
  /** All checks must pass. Customers see the first one as the reason. */
  checks: z
    .array(fitCheckSchema)
    .check(
      z.minLength(1, { error: 'Add a check' }),
      z.maxLength(MAX_FIT_CHECKS, { error: `Add at most ${MAX_FIT_CHECKS} checks` }),
    ),
});
export type FitRuleInput = z.infer<typeof fitRuleInputSchema>;

export const fitRuleSchema = z.extend(fitRuleInputSchema, { id: z.string() });
export type FitRule = z.infer<typeof fitRuleSchema>;

export const listedFitRuleSchema = z.extend(fitRuleSchema, {
  /** The category with the names of the levels above: `Inverters > Hybrid`. */
  category: z.string(),
  otherCategory: z.string(),
  attributes: z.array(categoryAttributeSchema),
  /**
   * The number of listed products in the category that fit at least one product of the other
   * category.
   */
  fitting: z.number(),
  otherFitting: z.number(),
});
export type ListedFitRule = z.infer<typeof listedFitRuleSchema>;
