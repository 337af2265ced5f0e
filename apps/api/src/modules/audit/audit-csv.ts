import { roleNames } from '@market/domain/accounts/roles';
import { auditActionLabels } from '@market/domain/audit/audit';
import { csvLine, UTF8_MARK } from '@market/domain/csv';
import type { AuditRow } from './audit.repository';

const columns: readonly (readonly [name: string, cell: (row: AuditRow) => string])[] = [
  ['Time (UTC)', ({ at }) => at.toISOString()],
  ['Person', ({ actorName }) => actorName],
  ['Role', ({ actorRole }) => roleNames[actorRole]],
  ['Action', ({ action }) => auditActionLabels[action]],
  ['Record', ({ subjectName }) => subjectName],
  ['Record ID', ({ subjectId }) => subjectId],
  [
    'Changes',
    ({ changes }) =>
      changes
        .map(
          ({ field, before, after }) => `${field}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
        )
        .join('; '),
  ],
  ['Reason', ({ reason }) => reason ?? ''],
];

/** Rows per page. Only one page is in memory at a time. */
const PAGE_SIZE = 500;

export async function* auditCsv(
  read: (after: AuditRow | undefined, limit: number) => Promise<readonly AuditRow[]>,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  let after: AuditRow | undefined;
  for (;;) {
    const rows = await read(after, PAGE_SIZE);
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1);
  }
}
