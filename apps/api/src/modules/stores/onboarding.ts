import type { Db } from '../../db/db';
import { isOpen } from '../../platform/store-address';
import type { StoreScope } from '../../platform/scope';
import { relistStore } from '../catalogue';
import { stepsDone } from './store-views';
import { findStoreFile, updateStore } from './stores.repository';
import { deleteApprovals } from './approvals.repository';

/** Puts a store into the approval queue; `answer` is to the reason for which it was sent back. Run with the store locked. */
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
 * The last step of the onboarding puts a new store into the approval queue. One that was sent back goes there when its merchant
 * says so, as it may have more than one thing to mend. Run in the transaction that saved the step, with the store locked.
 */
export async function submitWhenComplete(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  if (file?.store.status !== 'onboarding' || Object.values(stepsDone(file)).includes(false)) return;
  await submit(db, scope, { now });
}

/**
 * What was approved is not what stands there now (another name, business or bank account): approvals are void, and a store
 * that was on sale waits in the queue again. A suspended store stays suspended. Run as `submitWhenComplete`.
 */
export async function voidApprovals(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  await deleteApprovals(db, scope);
  if (!file || !isOpen(file.store.status)) return;
  await updateStore(db, scope, { status: 'pending', submittedAt: now });
  await relistStore(db, scope.storeId);
}
