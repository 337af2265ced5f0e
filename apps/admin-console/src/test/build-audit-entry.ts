import type { AuditAction, AuditEntry, AuditSubject } from '@market/domain/audit/audit';

/** An entry of a super admin without changes. */
export const buildAuditEntry = (
  subject: AuditSubject,
  action: AuditAction,
  overrides: Partial<AuditEntry> = {},
): AuditEntry => ({
  id: `entry-${action}`,
  at: '2026-11-18T09:00:00.000Z',
  actorId: 'hauwa',
  actorName: 'Hauwa Bello',
  actorRole: 'super_admin',
  action,
  subject,
  subjectId: 'record',
  subjectName: 'Record',
  changes: [],
  ...overrides,
});
