import * as z from 'zod/mini';
import { isoDateTime, optionalText, requiredText } from '../contact';

/** What a store policy is about. A store has one of each kind at most. */
export const policyKinds = [
  'returns',
  'shipping',
  'warranty',
  'installation',
  'payment',
  'privacy',
] as const;
const policyKindSchema = z.enum(policyKinds, { error: 'Choose what the policy is about' });
export type PolicyKind = z.infer<typeof policyKindSchema>;

export const policyKindNames: Readonly<Record<PolicyKind, string>> = {
  returns: 'Returns',
  shipping: 'Delivery',
  warranty: 'Warranty',
  installation: 'Installation',
  payment: 'Payment',
  privacy: 'Privacy',
};

/** Plain text: an empty line begins a paragraph, a line that begins with `- ` is an item of a list. */
export const policyInputSchema = z.object({
  kind: policyKindSchema,
  title: requiredText('a title', 100),
  /** One line for beside the buy button: `Return it within 7 days`. */
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
