import type * as z from 'zod/mini';
import type { storeShelvesSchema, StoreShelvesQuery } from '@market/domain/stores/store-card';
import type { Db } from '../../db/db';
import { minutes, type Clock } from '../../platform/clock';
import { memoizeFor, ttlCache } from '../../platform/ttl-cache';
import { listStores, countStoresByState } from './store-directory.repository';
import { listShelfProducts, readStoreFacts, type StoreFacts } from './store-shelves.repository';

const TOTALS_TTL_MS = 30_000;
const CACHED_STORES = 2_000;
const noFacts: StoreFacts = { sells: [], delivery: undefined };

export function storeShelves({ db, clock }: { db: Db; clock: Clock }) {
  const byState = memoizeFor(clock, TOTALS_TTL_MS, () => countStoresByState(db));
  // Cached, because reading the facts scans every product of a store, and they rarely change.
  const cachedFacts = ttlCache<StoreFacts>(clock, {
    milliseconds: minutes(10),
    max: CACHED_STORES,
  });

  async function readFacts(storeIds: readonly string[]): Promise<ReadonlyMap<string, StoreFacts>> {
    const missing = storeIds.filter((id) => !cachedFacts.has(id));
    const read =
      missing.length > 0 ? await readStoreFacts(db, missing) : new Map<string, StoreFacts>();
    for (const id of missing) cachedFacts.set(id, read.get(id) ?? noFacts);
    return new Map(storeIds.map((id) => [id, read.get(id) ?? cachedFacts.get(id) ?? noFacts]));
  }

  return {
    /**
     * Reads the shelves in at most five statements, or three while the counts and facts are cached.
     * A search takes up to two more.
     */
    async storeShelves(
      { store, ...query }: StoreShelvesQuery,
      userId?: string,
    ): Promise<z.infer<typeof storeShelvesSchema>> {
      const followed = store === 'subscriptions';
      const page =
        followed && userId === undefined
          ? { rows: [], count: 0 }
          : listStores(db, { ...query, ...(followed && { followedBy: userId }) });
      const [{ rows, count }, states] = await Promise.all([page, byState()]);
      const ids = rows.map(({ id }) => id);
      const [products, facts] = await Promise.all([
        ids.length > 0 ? listShelfProducts(db, ids) : undefined,
        readFacts(ids),
      ]);
      return {
        rows: rows.map((row) => ({
          ...row,
          ...(facts.get(row.id) ?? noFacts),
          products: products?.get(row.id) ?? [],
        })),
        count,
        storeCount: states.reduce((sum, { storeCount }) => sum + storeCount, 0),
        outletCount: states.reduce((sum, { outletCount }) => sum + outletCount, 0),
        states: states.flatMap(({ state }) => state ?? []),
      };
    },
  };
}
