import * as z from 'zod/mini';
import { auditActionSchema, auditSubjectSchema } from '@market/domain/audit/audit';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/audit?subject=store&from=2026-11-01`. */
export const auditSearchSchema = z.object({
  ...listSearchFields,
  subject: z.catch(z.optional(auditSubjectSchema), undefined),
  action: z.catch(z.optional(auditActionSchema), undefined),
  /** Shows only entries by this person. */
  actorId: z.catch(z.optional(z.uuid()), undefined),
  from: dateSearchField,
  to: dateSearchField,
  /** The id of the open entry. */
  entry: z.catch(z.optional(z.string()), undefined),
});
export type AuditSearch = z.output<typeof auditSearchSchema>;

export const isFiltered = ({ search, ...filters }: AuditSearch): boolean =>
  [search, filters.subject, filters.action, filters.actorId, filters.from, filters.to].some(
    (value) => value !== undefined,
  );
