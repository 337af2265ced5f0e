// The processor time of a filtered listing alone and with all counts of its filters, on PostgreSQL:
//   pnpm --filter @market/api bench:facets --products 100000 --attributes 12 --rounds 30
import { parseArgs } from 'node:util';
import { formatAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import { categoryTree } from '../src/db/reference/category-tree';
import { categoryIdOf } from '../src/db/reference/ensure-reference-data';
import { openPostgres } from '../src/db/postgres';
import { attributesOf } from '../src/modules/category-tree/category-tree.reads';
import { finder } from '../src/modules/catalogue';
import { manualClock } from '../src/platform/clock';
import { makeDatabase } from './lib/bench-database';
import { processorTime } from './lib/processor-time';
import { fillCatalogue } from './fill-catalogue';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    attributes: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '30' },
  },
});
const rounds = Number(values.rounds);
const database = await makeDatabase('postgres', 1, async (db) => {
  await fillCatalogue(db, Number(values.products), { attributes: Number(values.attributes) });
});
const pool = openPostgres({
  url: database.environments[0]?.['DATABASE_URL'] ?? '',
  connections: 1,
  onError: () => undefined,
});
try {
  const { db } = pool;
  const clock = manualClock(new Date('2026-11-25T09:00:00Z'));
  const find = finder(db, clock);
  const used = () =>
    [process.pid, ...database.processes].reduce((sum, pid) => sum + processorTime(pid), 0);
  const filters = await Promise.all(
    Object.keys(categoryTree).map(async (top) => {
      const categoryId = categoryIdOf(top);
      const [range, , choice] = await attributesOf(db, [categoryId]);
      return {
        categoryId,
        attributes: formatAttributeChoices([
          { id: range?.id ?? '', from: 4, to: 12 },
          { id: choice?.id ?? '', values: ['3', '4', '5', '6', '7'] },
        ]),
      };
    }),
  );
  /** Milliseconds of a request, without the cache of counts. */
  const measure = async (request: (filter: (typeof filters)[number]) => Promise<unknown>) => {
    const before = used();
    for (let round = 0; round < rounds; round += 1) {
      // Counts are cached for half a minute.
      clock.advance(60_000);
      for (const filter of filters) await request(filter);
    }
    return (used() - before) / rounds / filters.length;
  };
  const list = (filter: (typeof filters)[number]) =>
    find.list({ filters: filter, limit: 24, offset: 0 });
  const both = async (filter: (typeof filters)[number]) => {
    await list(filter);
    await find.facets(filter);
  };
  await measure(both);
  const alone = await measure(list);
  const withCounts = await measure(both);
  process.stdout.write(
    `${values.products} products, ${values.attributes} attributes: listing ${alone.toFixed(1)} ms, with all counts ${withCounts.toFixed(1)} ms of processor time, ${(withCounts / alone).toFixed(1)} times\n`,
  );
} finally {
  await pool.close();
  await database.close();
}
