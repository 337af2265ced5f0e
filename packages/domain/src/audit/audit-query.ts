import * as z from 'zod/mini';
import { isoDate } from '../field.schema';
import { searchQuerySchema } from '../paging';
import { auditActionSchema, auditSubjectSchema } from './audit';

/** `from` and `to` are days in Lagos, both included. `search` matches actor, record and reason. */
export const auditFilterSchema = z.object({
  search: searchQuerySchema.shape.search,
  subject: z.optional(auditSubjectSchema),
  subjectId: z.optional(z.uuid()),
  actorId: z.optional(z.uuid()),
  action: z.optional(auditActionSchema),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** Without `subjectId`, the entries of all records of the subject, such as all shipping prices. */
export const auditRecordQuerySchema = z.object({
  subject: auditSubjectSchema,
  subjectId: z.optional(z.uuid()),
});

export const auditSorts = ['newest', 'oldest'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** Newest first by default. */
export const auditQuerySchema = z.extend(auditFilterSchema, {
  limit: searchQuerySchema.shape.limit,
  offset: searchQuerySchema.shape.offset,
  sort: z.optional(z.enum(auditSorts)),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
