import type { AuditEntry } from '@market/domain/audit/audit';
import { fieldLabel } from './audit-texts';
import { ChangeTable } from './change-table';

/** The fields that an action changed. Nothing when it changed none. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <ChangeTable changes={changes.map((each) => ({ ...each, label: fieldLabel(each.field) }))} />
  );
}
