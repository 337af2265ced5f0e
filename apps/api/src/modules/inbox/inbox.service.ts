import type { AuditEntry } from '@market/domain/audit/audit';
import { inboxKinds, isInGroup, type InboxPage, type InboxQuery } from '@market/domain/inbox/inbox';
import type { Principal } from '../../platform/principal';
import { listApprovalLevels } from '../stores/stores.reads';
import { isDecider, type InboxDeps } from './inbox-deps';
import { inboxDetail } from './inbox-detail.service';
import { listInboxItems, sumInboxByKind } from './inbox.repository';

const RECENT_LIMIT = 5;

export const inboxService = (deps: InboxDeps) => {
  const { db, clock, audit } = deps;
  return {
    detail: inboxDetail(deps),

    async recent({ userId }: Principal): Promise<AuditEntry[]> {
      return (await audit.list({ actorId: userId, limit: RECENT_LIMIT, offset: 0 })).rows;
    },

    async list(principal: Principal, query: InboxQuery): Promise<InboxPage> {
      const reader = {
        userId: principal.userId,
        approvalLevels: await listApprovalLevels(db, principal),
        now: clock.now(),
      };
      const kinds = inboxKinds.filter((kind) => isDecider(kind, principal));
      const requestedKinds = kinds.filter(
        (kind) =>
          (query.kind === undefined || kind === query.kind) &&
          (query.group === undefined || isInGroup(kind, query.group)),
      );
      const totals = await sumInboxByKind(db, kinds, reader);
      const kindCounts = Object.fromEntries(
        kinds.map((kind) => [kind, totals.find((total) => total.kind === kind)?.count ?? 0]),
      );
      const oldest = totals.map((total) => total.oldest).toSorted((a, b) => +a - +b)[0];
      return {
        rows: (await listInboxItems(db, requestedKinds, reader, query)).map((row) => ({
          id: row.id,
          kind: row.kind,
          title: row.title,
          detail: row.detail,
          ...(row.value !== null && { value: row.value }),
          dueAt: row.dueAt.toISOString(),
          waitingSince: row.waitingSince.toISOString(),
          ...(row.reference !== null && { reference: row.reference }),
          ...(row.merchantId !== null && { merchantId: row.merchantId }),
        })),
        count: requestedKinds.reduce((sum, kind) => sum + (kindCounts[kind] ?? 0), 0),
        kindCounts,
        total: {
          count: totals.reduce((sum, { count }) => sum + count, 0),
          value: totals.reduce((sum, { value }) => sum + value, 0),
          urgent: totals.reduce((sum, { urgent }) => sum + urgent, 0),
          ...(oldest && { oldest: oldest.toISOString() }),
        },
      };
    },
  };
};

export type InboxService = ReturnType<typeof inboxService>;
