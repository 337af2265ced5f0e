// Processor time of finance reports (server and database) at 1,000 to 1,000,000 orders:
//   pnpm --filter @market/api bench:finance --orders 1000,100000,1000000 --requests 100
import { parseArgs } from 'node:util';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { fillFinance, type FilledFinance } from './fill-finance';
import { makeDatabase, type BenchDatabase } from './lib/bench-database';
import { bundle, startBenchServer, type BenchServer } from './lib/bench-servers';
import { processorTime } from './lib/processor-time';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    orders: { type: 'string', default: '1000,100000,1000000' },
    requests: { type: 'string', default: '100' },
    port: { type: 'string', default: '5925' },
  },
});
const requests = Number(values.requests);
const today = lagosDate(new Date());
const year = `startDate=${addDays(today, -364)}&endDate=${today}`;
const month = `startDate=${addDays(today, -29)}&endDate=${today}`;
/** The highest allowed ratio between the two largest databases, from this many milliseconds on. */
const SLOPE = 1.5;
const FLOOR_MS = 2;
/** Milliseconds of processor time for a report of a year. */
const MOST_MS = 30;

interface Platform extends FilledFinance {
  readonly orders: number;
  readonly database: BenchDatabase;
  readonly server: BenchServer;
}

const pages: readonly (readonly [name: string, path: (platform: Platform) => string])[] = [
  ['sar, twelve months', () => `sar?${year}`],
  ['ndsr, twelve months', () => `ndsr?${year}`],
  ['ondpr, twelve months', () => `ondpr?${year}`],
  ['odpr, twelve months', () => `odpr?${year}`],
  ['sar, a month', () => `sar?${month}`],
  ['sar, all days', () => 'sar'],
  ['sar, a store', ({ storeId }) => `sar?${year}&storeId=${storeId}`],
  ['odpr, a store', ({ storeId }) => `odpr?${year}&storeId=${storeId}`],
  ['odpr, an order’s name', ({ orderName }) => `odpr?search=${orderName}`],
  ['order', ({ orderId }) => `orders/${orderId}`],
];
const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 44 : 12)).join('')}\n`,
  );

async function ask({ server, token }: Platform, path: string): Promise<void> {
  const answer = await fetch(`${server.origin}/api/v1/financeOperations/${path}`, {
    headers: { host: 'internal.localhost', authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
}

const used = ({ server, database }: Platform): number =>
  [server.pid, ...database.processes].reduce((sum, pid) => sum + processorTime(pid), 0);

/** Milliseconds of processor time for one request. */
async function costOf(platform: Platform, path: string): Promise<number> {
  for (let number = 0; number < requests / 5; number += 1) await ask(platform, path);
  const before = used(platform);
  for (let number = 0; number < requests; number += 1) await ask(platform, path);
  return (used(platform) - before) / requests;
}

const scripts = await bundle({ main: 'src/main.ts' });
const environment = {
  DEMO: 'false',
  PAYMENTS: 'sandbox',
  SECRET: 'a secret for benchmarks only, not used elsewhere',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
};
const platforms: Platform[] = [];
try {
  for (const [index, orders] of values.orders.split(',').map(Number).entries()) {
    let filled: FilledFinance | undefined;
    const database = await makeDatabase(
      'postgres',
      1,
      async (db) => void (filled = await fillFinance(db, orders)),
    );
    if (!filled) throw new Error('Nothing was filled');
    const server = await startBenchServer(String(orders), scripts('main'), {
      port: Number(values.port) + index,
      path: '/api/health/ready',
      env: { ...environment, ...database.environments[0] },
    });
    platforms.push({ ...filled, orders, database, server });
  }
  print('orders', ...platforms.map(({ orders }) => orders), 'slope');
  print('all sums again, ms', ...platforms.map(({ rebuild }) => rebuild.toFixed(0)));
  for (const [name, path] of pages) {
    const costs: number[] = [];
    for (const platform of platforms) costs.push(await costOf(platform, path(platform)));
    const [small = 1, large = 1] = costs.slice(-2);
    const slope = large / Math.max(small, FLOOR_MS);
    print(
      `${name}, ms of processor time`,
      ...costs.map((cost) => cost.toFixed(1)),
      slope.toFixed(2),
      slope > SLOPE ? 'too steep' : '',
      large > MOST_MS ? 'too much' : '',
    );
  }
} finally {
  await Promise.all(platforms.map(({ server }) => server.stop()));
  await Promise.all(platforms.map(({ database }) => database.close()));
}
