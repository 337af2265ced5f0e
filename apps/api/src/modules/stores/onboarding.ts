import type { Db } from '../../db/db';
import { isOpen } from '../../platform/store-address';
import type { StoreScope } from '../../platform/scope';
import { relistStore } from '../catalogue';
import type { NotificationsService } from '../notifications';
import { stepsDone } from './store-views';
import { findStoreFile, updateStore, type StoreFile } from './stores.repository';
import { deleteApprovals } from './approvals.repository';

/**
 * Submits a store for approval; `respond` replies to the reason of a rejection. Call it with the
 * store locked.
 */
export const submit = (
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
 * when its merchant decides, because there may be several things to correct. Call it in the
 * transaction that saved the step, with the store locked.
 */
export async function submitWhenComplete(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  if (file?.store.status !== 'onboarding' || Object.values(stepsDone(file)).includes(false)) return;
  await submit(db, scope, { now });
}

/**
 * When the approved data changes (name, business or bank account), approvals are removed and a live
 * store waits for approval again. A suspended store stays suspended. Call it like
 * `submitWhenComplete`.
 */
export async function voidApprovals(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  await deleteApprovals(db, scope);
  if (!file || !isOpen(file.store.status)) return;
  await updateStore(db, scope, { status: 'pending', submittedAt: now });
  await relistStore(db, scope.storeId);
}

export type Notifier = Pick<NotificationsService, 'notifyDeciders'>;

/** Notifies those who approve stores when this store starts to wait for approval. */
export async function announceSubmission(
  db: Db,
  notifications: Notifier,
  { store: before }: StoreFile,
  { store }: StoreFile,
): Promise<void> {
  if (before.status === 'pending' || store.status !== 'pending') return;
  await notifications.notifyDeciders(db, 'storeApprovals', {
    title: `${store.storeName} is waiting for approval`,
    detail: before.status === 'onboarding' ? 'A new store' : 'Submitted again',
    path: `/stores/${store.id}`,
  });
}
