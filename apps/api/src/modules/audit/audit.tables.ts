import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@market/domain/accounts/roles';
import type { AuditAction, AuditChange, AuditSubject } from '@market/domain/audit/audit';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

export const auditSearchText = ({
  actorName,
  subjectName,
  reason,
}: Readonly<Record<'actorName' | 'subjectName' | 'reason', SQLWrapper>>) =>
  sql`${actorName} || chr(10) || ${subjectName} || chr(10) || coalesce(${reason}, '')`;

/** The database refuses to change or delete a row. */
export const auditEntriesTable = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => usersTable.id),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').$type<Role>().notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subject: text('subject').$type<AuditSubject>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    reason: text('reason'),
  },
  (t) => [
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_subject').on(t.subject, t.subjectId, t.at),
    index('audit_entries_actor').on(t.actorId, t.at),
    index('audit_entries_kind').on(t.subject, t.at),
    index('audit_entries_action').on(t.action, t.at),
    index('audit_entries_subject_name').using('hash', sql`lower(${t.subjectName})`),
    index('audit_entries_searched').using('gin', sql`(${auditSearchText(t)}) gin_trgm_ops`),
  ],
);
