import * as z from 'zod/mini';
import { isoDateTime, optionalText, requiredText } from '../field.schema';
import { policyKinds } from './policy-kinds';

const policyKindSchema = z.enum(policyKinds, { error: 'Choose what the policy is about' });

/** Plain text: an empty line starts a paragraph, a line that starts with `- ` is a list item. */
export const policyInputSchema = z.object({
  kind: policyKindSchema,
  title: requiredText('a title', 100),
  /** One line shown beside the buy button: `Return it within 7 days`. */
  summary: optionalText(80),
  text: requiredText('the policy', 8000),
});
export type PolicyInput = z.infer<typeof policyInputSchema>;

export const policySchema = z.extend(policyInputSchema, {
  id: z.string(),
  storeId: z.string(),
  updatedAt: isoDateTime,
});
export type Policy = z.infer<typeof policySchema>;
