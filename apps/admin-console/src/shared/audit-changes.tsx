import type { AuditEntry } from '@market/domain/audit/audit';
import { ChangeTable } from './change-table';

/** Turns `paymentCategory` into `Payment category`. Names, such as those of zones, stay as they are. */
export const fieldLabel = (field: string): string => {
  const isIdentifier = /^[a-z][\w.]*$/.test(field);
  const words = isIdentifier
    ? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    : field;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An entry’s reason or, when it has none, its changes: `Fee: from “8%” to “10%”`. */
export const entrySummary = ({ reason, changes }: Pick<AuditEntry, 'reason' | 'changes'>): string =>
  reason ?? changesText(changes);

export const changesText = (changes: AuditEntry['changes']): string =>
  changes
    .map(({ field, before, after = 'nothing' }) =>
      before === undefined
        ? `${fieldLabel(field)}: ${after}`
        : `${fieldLabel(field)}: from “${before}” to “${after}”`,
    )
    .join('; ');

export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <ChangeTable changes={changes.map((each) => ({ ...each, label: fieldLabel(each.field) }))} />
  );
}
