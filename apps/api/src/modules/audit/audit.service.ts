import { isAllowed, historyReaders } from '@market/api-client/access';
import { userTypeByRole } from '@market/domain/accounts/roles';
import {
  auditChangesBetween,
  type AuditAction,
  type AuditEntry,
  type AuditSubject,
} from '@market/domain/audit/audit';
import {
  auditFilterSchema,
  type AuditFilter,
  type AuditQuery,
} from '@market/domain/audit/audit-query';
import type { DownloadLink } from '@market/domain/files';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import type { Clock } from '../../platform/clock';
import { forbidden, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { auditCsv } from './audit-csv';
import {
  listAuditEntriesAfter,
  countAuditEntries,
  insertAuditEntries,
  listAuditEntries,
  searchCondition,
  type AuditRow,
} from './audit.repository';

export const AUDIT_EXPORT_PATH = '/api/exports/audit';

const HISTORY_LIMIT = 100;

/** Entries per statement. PostgreSQL accepts 65,535 parameters, and an entry has 11. */
const INSERTED = 1000;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs download URLs. */
  readonly secret: string;
}

type Actor = Pick<Principal, 'userId' | 'name' | 'role'>;

type Versions = Parameters<typeof auditChangesBetween>;

interface NewAuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly before?: Versions[0];
  readonly after?: Versions[1];
  readonly reason?: string | undefined;
}

export const auditService = ({ db, clock, ids, secret }: Deps) => {
  /**
   * Records an action on one record or on several. Call it in the action's transaction, so that
   * neither is saved without the other.
   */
  const record = async (
    db: Db,
    { userId, name, role }: Actor,
    ...entries: readonly NewAuditEntry[]
  ): Promise<void> => {
    const rows = entries.map(({ before, after, reason, ...entry }) => ({
      ...entry,
      id: ids.next(),
      at: clock.now(),
      actorId: userId,
      actorName: name,
      actorRole: role,
      changes: auditChangesBetween(before, after),
      reason: reason ?? null,
    }));
    for (let start = 0; start < rows.length; start += INSERTED)
      await insertAuditEntries(db, rows.slice(start, start + INSERTED));
  };

  return {
    record,

    /** Records the action of someone who works for the platform, and nothing for anyone else. */
    async recordOfStaff(db: Db, actor: Actor, entry: NewAuditEntry): Promise<void> {
      if (userTypeByRole[actor.role] === 'admin') await record(db, actor, entry);
    },

    async list({ limit, offset, sort, search, ...query }: AuditQuery): Promise<Page<AuditEntry>> {
      const filter = { ...query, found: await searchCondition(db, search) };
      const rows = (await listAuditEntries(db, filter, { limit, offset, sort })).map(toEntry);
      return toCountedPage(rows, { limit, offset }, () => countAuditEntries(db, filter));
    },

    async history(
      reader: Principal,
      record: { readonly subject: AuditSubject; readonly subjectId?: string | undefined },
    ): Promise<AuditEntry[]> {
      if (!isAllowed(historyReaders[record.subject], reader)) throw forbidden();
      return (await listAuditEntries(db, record, { limit: HISTORY_LIMIT, offset: 0 })).map(toEntry);
    },

    exportLink: (filter: AuditFilter): DownloadLink =>
      signDownload(secret, AUDIT_EXPORT_PATH, filter, clock.now()),

    export(query: unknown): AsyncGenerator<string> {
      const link = verifySignedUrl(
        secret,
        AUDIT_EXPORT_PATH,
        query,
        auditFilterSchema,
        clock.now(),
      );
      if (!link) throw notFound('This download');
      const { search, ...filter } = link;
      return auditCsv(async (after, limit) => {
        const found = await searchCondition(db, search);
        return listAuditEntriesAfter(db, { ...filter, found }, after, limit);
      });
    },
  };
};

export type AuditService = ReturnType<typeof auditService>;

const toEntry = ({ at, reason, ...row }: AuditRow): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  ...(reason !== null && { reason }),
});
