// Processor time (server and database) of the lists and reports of the admin console:
//   pnpm --filter @market/api bench:admin --orders 1000,100000,1000000 --requests 50 --rounds 5
// With --server postgres://… the filled databases stay on that server for the next run.
//
// A request may cost up to 1.5 times as much on the largest database as on the second largest.
import { parseArgs } from 'node:util';
import { startAdminWorkload, type AdminWorkload } from './admin-workload';
import { fillAdmin } from './fill-admin';
import type { AdminPage } from './lib/admin-page';
import { adminPages } from './lib/admin-pages';
import type { BenchDatabase } from './lib/bench-database';
import { bundle, startBenchServer, type BenchServer } from './lib/bench-servers';
import { cachedDatabase } from './lib/cached-database';
import { processorTime } from './lib/processor-time';
import { median } from './lib/rounds';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    orders: { type: 'string', default: '1000,100000,1000000' },
    /** Requests to each database for each page, spread over the rounds. */
    requests: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    /** Measures only pages whose names contain one of these texts. */
    only: { type: 'string', default: '' },
    server: { type: 'string' },
    port: { type: 'string', default: '5925' },
  },
});
const requests = Number(values.requests);
const rounds = Number(values.rounds);
/**
 * The maximum ratio between the costs on the two largest databases, and the cost in milliseconds
 * above which it applies.
 */
const MAX_SLOPE = 1.5;
const MIN_COST_MS = 2;
/** Milliseconds of processor time for a report on one year. */
const MAX_REPORT_MS = 30;
/** A request that takes longer is measured only once in each round. */
const SLOW_REQUEST_MS = 100;
/** The first requests, which include planning and compilation. */
const FIRST_REQUESTS = 5;

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
  readonly data: { readonly url?: string; readonly count?: number };
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

/** Milliseconds of processor time for one request. Infinite when a request fails. */
async function measureCost(
  platform: Platform,
  request: (platform: Platform) => Promise<unknown>,
  times: number,
): Promise<number> {
  const before = totalProcessorTime(platform);
  try {
    for (let number = 0; number < times; number += 1) await request(platform);
  } catch (error) {
    process.stderr.write(`${String(error).slice(0, 300)}\n`);
    return Number.POSITIVE_INFINITY;
  }
  return (totalProcessorTime(platform) - before) / times;
}

/**
 * The median cost on each database. The databases take turns, so that other load on the machine
 * affects all of them equally.
 */
async function measureInTurn(
  platforms: readonly Platform[],
  request: (platform: Platform) => Promise<unknown>,
): Promise<number[]> {
  const costs = new Map<Platform, number[]>(platforms.map((platform) => [platform, []]));
  let times = Math.ceil(requests / rounds);
  for (const platform of platforms) {
    const first = await measureCost(platform, request, FIRST_REQUESTS);
    if (first > SLOW_REQUEST_MS) times = 1;
    else await measureCost(platform, request, requests / 5);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const platform of round % 2 === 0 ? platforms : platforms.toReversed())
      costs.get(platform)?.push(await measureCost(platform, request, times));
  }
  return [...costs.values()].map(median);
}

const toPath = ({ path }: AdminPage, platform: Platform): string =>
  typeof path === 'string' ? path : path(platform);

/** Where a request starts: the offset on a database. */
type Offset = (platform: Platform) => number;

/** The offsets of the middle page and the last page of a list's counted matches. */
async function deepOffsets(
  platforms: readonly Platform[],
  page: AdminPage,
): Promise<{ middle: Offset; last: Offset }> {
  const counts = new Map<Platform, number>();
  for (const platform of platforms) {
    const { count = 0 } = await fetchData(platform, toPath(page, platform));
    counts.set(platform, count);
  }
  const start = (row: number) => Math.max(0, Math.floor(row / 20) * 20);
  return {
    middle: (platform) => start((counts.get(platform) ?? 0) / 2),
    last: (platform) => start((counts.get(platform) ?? 0) - 1),
  };
}

async function measurePage(platforms: readonly Platform[], page: AdminPage): Promise<void> {
  const measure = async (name: string, offset?: Offset): Promise<void> =>
    report(
      name,
      await measureInTurn(platforms, (platform) => {
        const path = toPath(page, platform);
        if (page.isDownload) return download(platform, path);
        return fetchData(platform, offset ? `${path}&offset=${offset(platform)}` : path);
      }),
    );
  await measure(page.name);
  if (!page.isPaged) return;
  const { middle, last } = await deepOffsets(platforms, page);
  await measure(`${page.name}, middle`, middle);
  await measure(`${page.name}, last`, last);
}

function report(name: string, costs: readonly number[]): void {
  const [small = 1, large = 1] = costs.slice(-2);
  const slope = large / Math.max(small, MIN_COST_MS);
  const isTooSteep = slope > MAX_SLOPE || large === Number.POSITIVE_INFINITY;
  const isTooMuch = /^(sar|ndsr|ondpr|odpr), a year/.test(name) && large > MAX_REPORT_MS;
  if (isTooSteep || isTooMuch) process.exitCode = 1;
  print(
    `${name}, ms`,
    ...costs.map((cost) => cost.toFixed(1)),
    slope.toFixed(2),
    isTooSteep ? 'too steep' : '',
    isTooMuch ? 'too much' : '',
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
