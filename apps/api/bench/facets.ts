// The processor time of a filtered listing alone and with all counts of its filters, on PostgreSQL:
//   pnpm --filter @market/api bench:facets --products 100000 --attributes 12 --rounds 10
// It takes about five minutes, mostly to fill the database. With --server postgres://… the filled
// database stays on that server, and the next run takes about one minute.
import { parseArgs } from 'node:util';
import { formatAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import { toCategoryId, categoryTree } from '../src/db/reference/category-tree';
import { openPostgres } from '../src/db/postgres';
import { listAttributes } from '../src/modules/category-tree/category-tree.reads';
import { productFinder } from '../src/modules/catalogue';
import { manualClock } from '../src/platform/clock';
import { cachedDatabase } from './lib/cached-database';
import { processorTime } from './lib/processor-time';
import { fillCatalogue } from './fill-catalogue';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    attributes: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '10' },
    server: { type: 'string' },
  },
});
const WARM_UP = 3;
/** The maximum ratio between the cost with all counts and the cost without them. */
const MAX_RATIO = 3;

const rounds = Number(values.rounds);
const startedAt = performance.now();
const report = (what: string): void =>
  void process.stderr.write(
    `${what} after ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  );
const database = await cachedDatabase(values.server, {
  name: `bench_facets_${values.products}_${values.attributes}`,
  async fill(db) {
    await fillCatalogue(db, Number(values.products), { attributes: Number(values.attributes) });
  },
  prepare: () => Promise.resolve(),
});
report('filled');
const pool = openPostgres({
  url: database.environments[0]?.['DATABASE_URL'] ?? '',
  connections: 1,
  onError: () => undefined,
});
try {
  const { db } = pool;
  const clock = manualClock(new Date('2026-11-25T09:00:00Z'));
  const find = productFinder(db, clock);
  const totalProcessorTime = () =>
    [process.pid, ...database.processes].reduce((sum, pid) => sum + processorTime(pid), 0);
  const filters = await Promise.all(
    Object.keys(categoryTree).map(async (top) => {
      const categoryId = toCategoryId(top);
      const [range, , choice] = await listAttributes(db, [categoryId]);
      return {
        categoryId,
        attributes: formatAttributeChoices([
          { id: range?.id ?? '', from: 4, to: 12 },
          { id: choice?.id ?? '', values: ['3', '4', '5', '6', '7'] },
        ]),
      };
    }),
  );
  /** The processor time of one round without cached counts, in milliseconds. */
  const measure = async (request: (filter: (typeof filters)[number]) => Promise<unknown>) => {
    const before = totalProcessorTime();
    // Counts are cached for half a minute.
    clock.advance(60_000);
    for (const filter of filters) await request(filter);
    return totalProcessorTime() - before;
  };
  const list = (filter: (typeof filters)[number]) =>
    find.list({ filters: filter, limit: 24, offset: 0 });
  const both = async (filter: (typeof filters)[number]) => {
    await list(filter);
    await find.facets(filter);
  };
  // The first rounds warm up the compiler and the caches.
  for (let round = 0; round < WARM_UP; round += 1) await measure(both);
  report('warm');
  let [alone, withCounts] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    alone += await measure(list);
    withCounts += await measure(both);
  }
  report('measured');
  const each = (milliseconds: number) => (milliseconds / rounds / filters.length).toFixed(1);
  const ratio = withCounts / alone;
  process.stdout.write(
    `${values.products} products, ${values.attributes} attributes: listing ${each(alone)} ms, with all counts ${each(withCounts)} ms of processor time: ${ratio.toFixed(2)} times ${ratio <= MAX_RATIO ? '<=' : 'OVER'} ${MAX_RATIO}\n`,
  );
} finally {
  await pool.close();
  await database.close();
}
