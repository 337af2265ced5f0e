import { eq, sql } from 'drizzle-orm';
import { addMilliseconds } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { followsTable, storesTable, usersTable } from '../schema';
import { demoVisitors } from './demo-people';
import { demoStores, type StoreKey } from './demo-stores';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import { writeInBatches } from '../statements';
import type { Random } from './random';

interface Deps {
  readonly db: Db;
  readonly ids: Ids;
  readonly random: Random;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly end: Date;
}

const followedByDemoCustomer: readonly StoreKey[] = ['helios', 'garden', 'coalcity'];

/**
 * Customers follow stores, in proportion to each store's popularity. Inserts the same rows as the
 * service, but in bulk.
 */
export async function followStores(deps: Deps): Promise<void> {
  const { db, random, people, stores, end } = deps;
  const shoppers = people.customers.map(({ userId }) => userId);
  const allShoppers = [...shoppers, ...(await signUpVisitors(deps))];
  const follows = stores.flatMap(({ key, storeId }) => {
    const fame = demoStores.find((store) => store.key === key)?.fame ?? 0;
    const isFollower = (userId: string) =>
      userId === people.demoCustomer.userId
        ? followedByDemoCustomer.includes(key)
        : random.chance(fame);
    return allShoppers.filter(isFollower).map((userId) => ({
      storeId,
      userId,
      createdAt: addMilliseconds(
        end,
        -(end.getTime() - people.since.getTime()) * random.fraction(),
      ),
    }));
  });
  await writeInBatches(follows, (batch) => db.insert(followsTable).values(batch));
  await db
    .update(storesTable)
    .set({ followerCount: sql`of.count` })
    .from(sql`(select store_id, count(*)::int as count from follows group by 1) as of`)
    .where(eq(storesTable.id, sql`of.store_id`));
}

/** Creates people who have not bought yet. Returns their ids. */
async function signUpVisitors({ db, ids, people }: Deps): Promise<string[]> {
  const [model] = await db
    .select()
    .from(usersTable)
    .where(eq(usersTable.id, people.demoCustomer.userId));
  if (!model) throw new Error('The demo customer is missing');
  const rows = demoVisitors.map(({ place: _, ...person }) => ({
    ...model,
    ...person,
    id: ids.next(),
  }));
  await writeInBatches(rows, (batch) => db.insert(usersTable).values(batch));
  return rows.map(({ id }) => id);
}
