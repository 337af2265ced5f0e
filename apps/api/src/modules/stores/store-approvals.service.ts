import type { Person } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import type {
  StoreApplication,
  StoreApplicationDetail,
  StoreDecision,
} from '@market/domain/stores/store';
import type { StoreStatus } from '@market/domain/stores/store-status';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import { relistStore } from '../catalogue';
import type { OutboxService } from '../outbox';
import { listApplications, listApprovers, type ApplicationQuery } from './applications.repository';
import { toSubmittedApplication } from './application-changes';
import { storeLiveMail, storeRejectedMail } from './store-mails';
import { toApplicationDetail } from './store-views';
import {
  findStoreRecord,
  isOwnedBy,
  lockStore,
  updateStore,
  type StoreRecord,
} from './stores.repository';
import { listApprovals, deleteApprovals, insertApproval } from './approvals.repository';
import { listApprovalLevels } from './stores.reads';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: Pick<AuditService, 'record'>;
}

type ListQuery = Omit<ApplicationQuery, 'statuses'> & { readonly status?: StoreStatus | undefined };

const applicationStatuses: readonly StoreStatus[] = [
  'pending',
  'rejected',
  'live',
  'paused',
  'suspended',
];
const approvedStatuses: readonly StoreStatus[] = ['live', 'paused', 'suspended'];

const filterStatuses = (statuses: readonly StoreStatus[], requested: StoreStatus | undefined) =>
  requested === undefined ? statuses : statuses.filter((status) => status === requested);

/** A store goes live after two approvals by two people. */
export const storeApprovalsService = ({ db, clock, ids, outbox, config, audit }: Deps) => {
  const readRecord = async (storeId: string, within: Db = db): Promise<StoreRecord> => {
    const file = await findStoreRecord(within, { storeId });
    if (!file) throw notFound('This store');
    return file;
  };

  const byId = async (storeId: string): Promise<StoreApplicationDetail> => {
    const [file, approvals] = await Promise.all([
      readRecord(storeId),
      listApprovals(db, [storeId]),
    ]);
    return toApplicationDetail(file, approvals);
  };

  const mailFacts = ({ store, merchant }: StoreRecord, path: string) => ({
    to: merchant.email,
    firstName: merchant.firstName,
    storeName: store.storeName,
    link: config.origins.merchant + path,
  });

  const approve = async (db: Db, file: StoreRecord, approverId: string): Promise<void> => {
    const storeId = file.store.id;
    const level = await insertApproval(db, {
      id: ids.next(),
      storeId,
      approverId,
      approvedAt: clock.now(),
    });
    if (level === undefined)
      throw conflict('You gave the first approval. Someone else must give the second.');
    if (level === 1) return;
    await updateStore(
      db,
      { storeId },
      { status: 'live', reviewNote: null, reviewAnswer: null, sentBackApplication: null },
    );
    await relistStore(db, storeId);
    await outbox.mail(db, storeLiveMail(mailFacts(file, '/products')));
  };

  const reject = async (db: Db, file: StoreRecord, reason: string): Promise<void> => {
    const scope = { storeId: file.store.id };
    await updateStore(db, scope, {
      status: 'rejected',
      reviewNote: reason,
      reviewAnswer: null,
      sentBackApplication: toSubmittedApplication(file),
    });
    await deleteApprovals(db, scope);
    await outbox.mail(db, storeRejectedMail(mailFacts(file, '/set-up'), reason));
  };

  return {
    byId,
    list: ({ status, ...query }: ListQuery): Promise<Page<StoreApplication>> =>
      listApplications(db, { ...query, statuses: filterStatuses(applicationStatuses, status) }),
    approved: ({ status, ...query }: ListQuery): Promise<Page<StoreApplication>> =>
      listApplications(db, { ...query, statuses: filterStatuses(approvedStatuses, status) }),
    approvers: (): Promise<Person[]> => listApprovers(db),

    /**
     * Gives the first or second approval, whichever is missing, or rejects with a reason. Throws
     * 404, 403 when the user may not decide at that level, and 409 when the store is not pending,
     * belongs to the approver, or has this user's approval already.
     */
    async decide(
      principal: Pick<Principal, 'userId' | 'name' | 'role'>,
      storeId: string,
      decision: StoreDecision,
    ): Promise<StoreApplicationDetail> {
      const { userId: approverId } = principal;
      await inTransaction(db, async (db) => {
        const store = await lockStore(db, { storeId });
        if (!store) throw notFound('This store');
        if (store.status !== 'pending')
          throw conflict('This store is not awaiting approval. Reload the page.');
        const file = await readRecord(storeId, db);
        const level = (await listApprovals(db, [storeId])).length === 0 ? 1 : 2;
        if (!(await listApprovalLevels(db, principal)).includes(level))
          throw forbidden(
            level === 1
              ? 'You can only give second approvals. Someone else must give the first.'
              : 'Only a store approver or a super admin can give the second approval.',
          );
        if (await isOwnedBy(db, { storeId }, approverId))
          throw conflict('You cannot approve or reject your own store.');
        await (decision.approved
          ? approve(db, file, approverId)
          : reject(db, file, decision.reviewNote ?? ''));
        const { store: decided } = await readRecord(storeId, db);
        await audit.record(db, principal, {
          action: decision.approved ? 'store.approved' : 'store.sentBack',
          subject: 'store',
          subjectId: storeId,
          subjectName: store.storeName,
          before: { status: store.status },
          after: { status: decided.status, ...(decision.approved && { approval: level }) },
          reason: decision.approved ? undefined : decision.reviewNote,
        });
      });
      return byId(storeId);
    },
  };
};

export type StoreApprovalsService = ReturnType<typeof storeApprovalsService>;
