// Listings, product pages and searches compared with the baseline:
//   pnpm --filter @market/api bench:catalogue --products 1000,10000,100000 --engine postgres --rounds 7 --seconds 3
import { parseArgs } from 'node:util';
import { benchEngines, createDatabase } from './lib/bench-database';
import { bundle, startBenchServer, type BenchServer } from './lib/bench-servers';
import { runServersInTurn, type Sample, type Scenario } from './lib/rounds';
import { childCategories, fillCatalogue, searches } from './fill-catalogue';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    products: { type: 'string', default: '1000,10000,100000' },
    engine: { type: 'string', default: 'postgres,pglite' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5811' },
    only: { type: 'string' },
  },
});
const port = Number(values.port);
const [ours, baseline] = ['ours', 'baseline'];
const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 34 : 12)).join('')}\n`,
  );

const isOurs = ({ name }: BenchServer): boolean => name === ours;
const createScenarios = (ids: readonly string[]): Scenario[] => {
  // About 500 products from the whole catalogue, which is more than the driver's cache holds.
  const some = ids.filter((_, index) => index % Math.ceil(ids.length / 500) === 0);
  const all: readonly Scenario[] = [
    {
      name: 'listing',
      connections: 32,
      getPaths: (server) =>
        childCategories.map(({ childCategoryId }) =>
          isOurs(server)
            ? `/api/v1/products/customer/getallproducts?limit=24&childCategoryId=${childCategoryId}`
            : `/list/${childCategoryId}`,
        ),
    },
    {
      name: 'detail',
      connections: 32,
      getPaths: (server) =>
        some.map((id) =>
          isOurs(server) ? `/api/v1/products/customer/product/${id}` : `/detail/${id}`,
        ),
    },
    {
      name: 'search',
      connections: 4,
      getPaths: (server) =>
        searches.map(
          (search) =>
            `${isOurs(server) ? '/api/v1/products/customer/getallproducts?limit=24&' : '/search?'}search=${encodeURIComponent(search)}`,
        ),
    },
  ];
  return all.filter(
    ({ name }) => values.only === undefined || values.only.split(',').includes(name),
  );
};

const cells = ({ rate, p99, processor }: Sample) =>
  [rate.toFixed(0), p99.toFixed(0), processor.toFixed(3)] as const;

const scripts = await bundle({ main: 'src/main.ts', baseline: 'bench/baseline-catalogue.ts' });
const environment = {
  DEMO: 'false',
  PAYMENTS: 'sandbox',
  SECRET: 'a secret for benchmarks only, not used elsewhere',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
};
print('', 'req/s', 'p99 ms', 'CPU ms', 'baseline req/s', 'p99 ms', 'CPU ms', 'ours/baseline');
for (const engine of benchEngines.filter((each) => values.engine.split(',').includes(each))) {
  for (const products of values.products.split(',').map(Number)) {
    let ids: string[] = [];
    const database = await createDatabase(
      engine,
      2,
      async (db) => void (ids = await fillCatalogue(db, products)),
      { isShared: true },
    );
    const [first = {}, second = {}] = database.environments;
    const servers = [
      await startBenchServer(ours, scripts('main'), {
        port,
        path: '/api/health/ready',
        env: { ...environment, ...first },
      }),
      await startBenchServer(baseline, scripts('baseline'), {
        port: port + 1000,
        path: '/ready',
        env: second,
      }),
    ];
    try {
      for (const scenario of createScenarios(ids)) {
        const samples = await runServersInTurn(servers, scenario, {
          rounds: Number(values.rounds),
          seconds: Number(values.seconds),
          processes: database.processes,
        });
        const [own, limit] = [samples.get(ours), samples.get(baseline)];
        if (own && limit)
          print(
            `${engine} ${products} ${scenario.name} c${scenario.connections}`,
            ...cells(own),
            ...cells(limit),
            (own.rate / limit.rate).toFixed(2),
          );
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
    }
  }
}
