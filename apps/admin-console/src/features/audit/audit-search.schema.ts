import * as z from 'zod/mini';
import { auditActionSchema, auditSubjectSchema } from '@market/domain/audit/audit';
import { auditSorts } from '@market/domain/audit/audit-query';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

export const auditSearchSchema = z.object({
  ...listSearchFields,
  subject: z.catch(z.optional(auditSubjectSchema), undefined),
  action: z.catch(z.optional(auditActionSchema), undefined),
  actorId: z.catch(z.optional(z.uuid()), undefined),
  from: dateSearchField,
  to: dateSearchField,
  sort: z.catch(z.optional(z.enum(auditSorts)), undefined),
  entry: z.catch(z.optional(z.string()), undefined),
});
export type AuditSearch = z.output<typeof auditSearchSchema>;

export const isFiltered = ({ search, ...filters }: AuditSearch): boolean =>
  [search, filters.subject, filters.action, filters.actorId, filters.from, filters.to].some(
    (value) => value !== undefined,
  );
