import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { existingPassword } from './credentials';

/**
 * What happens to data when the customer deletes the account. `anonymous` data is stored without
 * the customer's name, and `kept` data is stored because the law requires it.
 */
export const deletionOutcomes = ['deleted', 'anonymous', 'kept'] as const;
export type DeletionOutcome = (typeof deletionOutcomes)[number];

/** All data stored about a customer. The keys of the entries are readable labels. */
export const personalDataFileSchema = z.object({
  platform: z.string(),
  account: z.string(),
  createdAt: isoDateTime,
  parts: z.array(
    z.object({
      title: z.string(),
      entries: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type PersonalDataFile = z.infer<typeof personalDataFileSchema>;

/** What deleting the account does, and what prevents it now. */
export const accountDeletionSchema = z.object({
  obstacles: z.array(z.string()),
  parts: z.array(z.object({ title: z.string(), fate: z.enum(deletionOutcomes), count: z.int() })),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const deleteAccountSchema = z.object({ password: existingPassword('Enter your password') });
