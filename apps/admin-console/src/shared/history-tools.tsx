import { ExportButton } from '@market/console/export-button';
import { auditActionLabels, type AuditEntry } from '@market/domain/audit/audit';
import { roleNames } from '@market/domain/accounts/roles';
import { NativeSelect } from '@market/ui/native-select';
import { changesText } from './audit-changes';

interface HistoryToolsProps {
  entries: readonly AuditEntry[];
  /** The entries that pass the filter. */
  shown: readonly AuditEntry[];
  action: string | undefined;
  onChange: (action: string | undefined) => void;
  fileName: string;
}

/** A filter by action, and a file of the entries that are shown. */
export function HistoryTools({ entries, shown, action, onChange, fileName }: HistoryToolsProps) {
  const actions = [...new Set(entries.map((entry) => entry.action))];
  if (entries.length === 0) return null;
  return (
    <span className="flex items-center gap-2">
      <NativeSelect
        size="sm"
        className="w-48"
        aria-label="Action"
        value={action ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">Everything</option>
        {actions.map((each) => (
          <option key={each} value={each}>
            {auditActionLabels[each]}
          </option>
        ))}
      </NativeSelect>
      <ExportButton
        label="CSV"
        fileName={fileName}
        rows={() => [
          ['Time (UTC)', 'Person', 'Role', 'Action', 'Changes', 'Reason'],
          ...shown.map((entry) => [
            entry.at,
            entry.actorName,
            roleNames[entry.actorRole],
            auditActionLabels[entry.action],
            changesText(entry.changes),
            entry.reason ?? '',
          ]),
        ]}
      />
    </span>
  );
}
