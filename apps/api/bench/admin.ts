// Processor time (server and database) of the lists and reports of the admin console:
//   pnpm --filter @market/api bench:admin --orders 1000,100000,1000000 --requests 50
// With --server postgres://… the filled databases stay on that server for the next run.
//
// A list may cost up to 1.5 times as much on the largest database as on the second largest. A list
// with fewer matches than `COUNT_CAP` on the smaller database may also cost more in proportion to
// its count, because it reads every match up to the cap. The last column shows these counts.
import { parseArgs } from 'node:util';
import { COUNT_CAP } from '@market/domain/list-limits';
import { startAdminWorkload, type AdminWorkload } from './admin-workload';
import { fillAdmin } from './fill-admin';
import type { AdminPage } from './lib/admin-page';
import { adminPages } from './lib/admin-pages';
import type { BenchDatabase } from './lib/bench-database';
import { bundle, startBenchServer, type BenchServer } from './lib/bench-servers';
import { cachedDatabase } from './lib/cached-database';
import { processorTime } from './lib/processor-time';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    orders: { type: 'string', default: '1000,100000,1000000' },
    requests: { type: 'string', default: '50' },
    /** Measures only pages whose names contain one of these texts. */
    only: { type: 'string', default: '' },
    server: { type: 'string' },
    port: { type: 'string', default: '5925' },
  },
});
const requests = Number(values.requests);
/**
 * The maximum ratio between the costs on the two largest databases, and the cost in milliseconds
 * above which it applies.
 */
const MAX_SLOPE = 1.5;
const MIN_COST_MS = 2;
/** Milliseconds of processor time for a report on one year. */
const MAX_REPORT_MS = 30;
/** A request that takes longer is measured only a few times. */
const SLOW_REQUEST_MS = 100;
const SLOW_REQUEST_RUNS = 5;

interface Platform extends AdminWorkload {
  readonly orders: number;
  readonly database: BenchDatabase;
  readonly server: BenchServer;
}

const print = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 44 : 12)).join('')}\n`,
  );

async function get({ server, token }: Platform, path: string): Promise<Response> {
  const response = await fetch(`${server.origin}${path}`, {
    headers: { host: 'internal.localhost', authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

interface ApiReply {
  readonly data: {
    readonly url?: string;
    readonly count?: number;
    readonly statusCounts?: Readonly<Record<string, number>>;
  };
}

async function fetchData(platform: Platform, path: string): Promise<ApiReply['data']> {
  const { data }: ApiReply = JSON.parse(await (await get(platform, `/api/v1${path}`)).text());
  return data;
}

/** Requests a download and reads its first part. */
async function download(platform: Platform, path: string): Promise<void> {
  const { url = '' } = await fetchData(platform, path);
  const { body } = await get(platform, url);
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

const totalProcessorTime = ({ server, database }: Platform): number =>
  [server.pid, ...database.processes].reduce((sum, pid) => sum + processorTime(pid), 0);

/** Milliseconds of processor time for one request. */
async function measureCost(platform: Platform, request: () => Promise<unknown>): Promise<number> {
  const measure = async (times: number): Promise<number> => {
    const before = totalProcessorTime(platform);
    for (let number = 0; number < times; number += 1) await request();
    return (totalProcessorTime(platform) - before) / times;
  };
  const first = await measure(SLOW_REQUEST_RUNS);
  if (first > SLOW_REQUEST_MS) return measure(SLOW_REQUEST_RUNS);
  await measure(requests / 5);
  return measure(requests);
}

const toPath = ({ path }: AdminPage, platform: Platform): string =>
  typeof path === 'string' ? path : path(platform);

/** The offsets of the middle page and the last page of a list's counted matches. */
async function deepOffsets(platform: Platform, page: AdminPage): Promise<readonly number[]> {
  const { count = 0 } = await fetchData(platform, toPath(page, platform));
  const start = (row: number) => Math.max(0, Math.floor(row / 20) * 20);
  return [start(count / 2), start(count - 1)];
}

async function measurePage(platforms: readonly Platform[], page: AdminPage): Promise<void> {
  const names = [
    page.name,
    ...(page.isPaged ? [`${page.name}, middle`, `${page.name}, last`] : []),
  ];
  for (const [index, name] of names.entries()) {
    const costs: number[] = [];
    const counts: number[] = [];
    for (const platform of platforms) {
      const path = toPath(page, platform);
      if (!page.isDownload) counts.push(await cappedCount(platform, path));
      const offset = index === 0 ? undefined : (await deepOffsets(platform, page))[index - 1];
      costs.push(
        await measureCost(platform, () =>
          page.isDownload
            ? download(platform, path)
            : fetchData(platform, offset === undefined ? path : `${path}&offset=${offset}`),
        ).catch((error: unknown) => {
          process.stderr.write(`${String(error).slice(0, 300)}\n`);
          return Number.POSITIVE_INFINITY;
        }),
      );
    }
    report(name, costs, counts);
  }
}

/** The number of matches that a list reads for its count. */
async function cappedCount(platform: Platform, path: string): Promise<number> {
  const { count = 0, statusCounts } = await fetchData(platform, path);
  const counts = statusCounts ? Object.values(statusCounts) : [count];
  return counts.reduce((sum, each) => sum + Math.min(each, COUNT_CAP), 0);
}

function report(name: string, costs: readonly number[], counts: readonly number[]): void {
  const [small = 1, large = 1] = costs.slice(-2);
  const [few = 0, many = 0] = counts.slice(-2);
  const slope = large / Math.max(small, MIN_COST_MS);
  const growth = Math.max(1, many / Math.max(few, 1));
  const isTooSteep = slope > MAX_SLOPE * growth || large === Number.POSITIVE_INFINITY;
  print(
    `${name}, ms`,
    ...costs.map((cost) => cost.toFixed(1)),
    slope.toFixed(2),
    isTooSteep ? 'too steep' : slope > MAX_SLOPE ? `${few} to ${many}` : '',
    /^(sar|ndsr|ondpr|odpr), a year/.test(name) && large > MAX_REPORT_MS ? 'too much' : '',
  );
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
const selectedPages = values.only.split(',');
try {
  for (const [index, orders] of values.orders.split(',').map(Number).entries()) {
    let admin: AdminWorkload | undefined;
    const database = await cachedDatabase(values.server, {
      name: `bench_admin_${orders}`,
      async fill(db) {
        const rebuild = await fillAdmin(db, orders);
        print(`all finance sums of ${orders} orders again, ms`, rebuild.toFixed(0));
      },
      prepare: async (db) => void (admin = await startAdminWorkload(db, orders)),
    });
    if (!admin) throw new Error('Nothing was filled');
    const server = await startBenchServer(String(orders), scripts('main'), {
      port: Number(values.port) + index,
      path: '/api/health/ready',
      env: { ...environment, ...database.environments[0] },
    });
    platforms.push({ ...admin, orders, database, server });
  }
  print('orders', ...platforms.map(({ orders }) => orders), 'slope');
  for (const page of adminPages)
    if (selectedPages.some((text) => page.name.includes(text))) await measurePage(platforms, page);
} finally {
  await Promise.all(platforms.map(({ server }) => server.stop()));
  await Promise.all(platforms.map(({ database }) => database.close()));
}
