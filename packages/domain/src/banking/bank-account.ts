import * as z from 'zod/mini';
import { existingPassword } from '../accounts/credentials';
import { requiredChoiceSchema } from '../bounds';
import { isoDateTime } from '../field.schema';

/** Bank codes are strings: some have letters or leading zeros. */
export const bankSchema = z.object({ name: z.string(), code: z.string(), slug: z.string() });
export type Bank = z.infer<typeof bankSchema>;

export const accountNumber = z.string().check(
  z.trim(),
  z.regex(/^\d*$/, { error: 'Enter digits only' }),
  z.refine((value) => value.length === 10, {
    error: ({ input }) =>
      input === ''
        ? 'Enter the account number'
        : `Enter 10 digits. You entered ${String(input).length}.`,
  }),
  z.maxLength(10, { error: 'Enter 10 digits' }),
);

export const resolveQuerySchema = z.object({
  account_number: accountNumber,
  bank_code: requiredChoiceSchema('Choose a bank'),
});
export const resolvedAccountSchema = z.object({
  account_number: z.string(),
  account_name: z.string(),
});

export const newBankAccountSchema = z.object({
  accountNumber,
  bankCode: requiredChoiceSchema('Choose a bank'),
});
export type NewBankAccount = z.infer<typeof newBankAccountSchema>;

/** Changing an account requires the password. Payouts are then held for 24 hours. */
export const bankAccountChangeSchema = z.extend(newBankAccountSchema, {
  password: existingPassword('Enter your password'),
});

export const bankAccountSchema = z.object({
  id: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  /** The server never sends more than the last 4 digits. */
  accountNumberLast4: z.string(),
  accountName: z.string(),
  payoutsHeldUntil: z.optional(isoDateTime),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;
