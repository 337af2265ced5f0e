import type { Db } from '../../db/db';
import { isOpen } from '../../platform/store-address';
import type { StoreScope } from '../../platform/scope';
import { relistStore } from '../catalogue';
import type { OutboxService } from '../outbox';
import { completedSteps } from './store-views';
import { findStoreRecord, updateStore, type StoreRecord } from './stores.repository';
import { deleteApprovals } from './approvals.repository';

/**
 * `answer` is the merchant's reply to the reason for a rejection. Call it with the store locked.
 */
export const submitStore = (
  db: Db,
  scope: StoreScope,
  { now, answer }: { now: Date; answer?: string | undefined },
) =>
  updateStore(db, scope, {
    status: 'pending',
    reviewNote: null,
    reviewAnswer: answer || null,
    submittedAt: now,
  });

/**
 * Submits a new store for approval after the last onboarding step. A rejected store is submitted
 * only when its merchant chooses to, because there may be several things to correct. Call it in the
 * transaction that saved the step, with the store locked.
 */
export async function submitStoreWhenComplete(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreRecord(db, scope);
  if (file?.store.status !== 'onboarding' || Object.values(completedSteps(file)).includes(false))
    return;
  await submitStore(db, scope, { now });
}

/**
 * When the approved data changes (name, business or bank account), approvals are removed and a live
 * store waits for approval again. A suspended store stays suspended. Call it under the same
 * conditions as `submitStoreWhenComplete`.
 */
export async function revokeApprovals(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreRecord(db, scope);
  await deleteApprovals(db, scope);
  if (!file || !isOpen(file.store.status)) return;
  await updateStore(db, scope, { status: 'pending', submittedAt: now });
  await relistStore(db, scope.storeId);
}

export type Notifier = Pick<OutboxService, 'mailDeciders'>;

export async function announceSubmission(
  db: Db,
  outbox: Notifier,
  { store: before }: StoreRecord,
  { store }: StoreRecord,
): Promise<void> {
  if (before.status === 'pending' || store.status !== 'pending') return;
  await outbox.mailDeciders(db, 'storeApprovals', {
    kind: 'store-submitted',
    subject: `${store.storeName} is waiting for approval`,
    text:
      before.status === 'onboarding'
        ? 'This is a new store. Check its data and documents.'
        : 'The store was submitted again. Check what has changed.',
    path: `/stores/${store.id}`,
  });
}
