import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { findDisputeToCheck, findHubToCheck } from './hub-and-dispute-checks.repository';

export async function hubFacts(db: Db, storeId: string): Promise<ItemFacts | undefined> {
  const row = await findHubToCheck(db, storeId);
  if (!row) return undefined;
  return {
    amounts: [],
    checks: [
      inboxCheck(row.status === 'live', 'The store is live.', 'The store is not live.'),
      inboxCheck(
        row.from === row.to,
        `The store ships from the hub’s state, ${row.to}.`,
        `The store ships from ${row.from ?? 'an unknown state'}; the hub is in ${row.to}.`,
      ),
    ],
  };
}

export async function disputeFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findDisputeToCheck(db, id);
  if (!row || row.orders === 0) return undefined;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        row.delivered === row.orders,
        `All orders of this payment were delivered: ${row.orders}.`,
        `${row.delivered} of ${pluralise(row.orders, 'order')} of this payment were delivered.`,
      ),
    ],
  };
}
