import * as z from 'zod/mini';
import { email } from '../field.schema';
import { consentSchema, newPassword } from './credentials';

/**
 * What a guest needs to check out. Name, phone number and address are entered later, with the
 * delivery.
 */
export const guestStartSchema = z.object({ email });

export const guestLinkSchema = z.object({
  token: z
    .string()
    .check(z.minLength(1, { error: 'Open the link from the email again' }), z.maxLength(200)),
});

/** Moves a guest's orders to a new account. The form asks for consent to the terms. */
export const keepOrdersInputSchema = z.object({
  password: newPassword,
  acceptsTerms: z.optional(consentSchema.shape.acceptsTerms),
});
export type KeepOrdersInput = z.infer<typeof keepOrdersInputSchema>;
