import type { Db } from '../../db/db';
import type { StoreScope } from '../../http/scope';
import { relistStore } from '../catalogue';
import { stepsDone } from './store-views';
import { deleteApprovals, findStoreFile, updateStore } from './stores.repository';

/**
 * Puts a store whose onboarding is complete into the approval queue. A store that was sent back answers by this.
 * Run in the transaction that saved the step, with the store locked.
 */
export async function submitWhenComplete(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  if (!file || !['onboarding', 'rejected'].includes(file.store.status)) return;
  if (Object.values(stepsDone(file)).includes(false)) return;
  await updateStore(db, scope, { status: 'pending', reviewNote: null, submittedAt: now });
}

/**
 * What was approved is not what stands there now (another name, business or bank account): approvals are void, and a store
 * that was on sale waits in the queue again. A suspended store stays suspended. Run as `submitWhenComplete`.
 */
export async function voidApprovals(db: Db, scope: StoreScope, now: Date): Promise<void> {
  const file = await findStoreFile(db, scope);
  await deleteApprovals(db, scope);
  if (!file || !['live', 'paused'].includes(file.store.status)) return;
  await updateStore(db, scope, { status: 'pending', submittedAt: now });
  await relistStore(db, scope.storeId);
}
