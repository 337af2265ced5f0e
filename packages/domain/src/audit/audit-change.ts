import * as z from 'zod/mini';

/** A field that an action changed. A missing value is absent, not empty. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;
