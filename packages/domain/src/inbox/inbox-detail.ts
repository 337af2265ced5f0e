import * as z from 'zod/mini';
import { auditActionSchema } from '../audit/audit';
import { recordIdSchema } from '../bounds';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { inboxKindSchema } from './inbox';

export const inboxItemQuerySchema = z.object({ kind: inboxKindSchema, id: recordIdSchema });
export type InboxItemQuery = z.infer<typeof inboxItemQuerySchema>;

/** A check that the server made. A failed check is a warning and does not prevent the approval. */
export const inboxCheckSchema = z.object({ ok: z.boolean(), text: z.string() });
export type InboxCheck = z.infer<typeof inboxCheckSchema>;

export const inboxDetailSchema = z.object({
  /** Whether the item is still waiting for the user's decision. */
  isOpen: z.boolean(),
  /** The last decision on the item, once it is no longer waiting. */
  answer: z.optional(
    z.object({ action: auditActionSchema, by: z.string(), byReader: z.boolean(), at: isoDateTime }),
  ),
  /** The parts of the amount. The last line is the total. */
  amounts: z.array(z.object({ label: z.string(), amount: money })),
  checks: z.array(inboxCheckSchema),
  /** What the merchant wrote to the approvers when it submitted a store again. */
  message: z.optional(z.string()),
  /** The last events, newest first. */
  history: z.array(
    z.object({
      text: z.string(),
      by: z.optional(z.string()),
      note: z.optional(z.string()),
      at: isoDateTime,
    }),
  ),
});
export type InboxDetail = z.infer<typeof inboxDetailSchema>;
