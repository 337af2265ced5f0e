// Start-up time, memory and size of the server:
//   pnpm --filter @market/api bench:start --rounds 5
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import autocannon from 'autocannon';
import { benchEngines, createDatabase } from './lib/bench-database';
import { packageRoot } from '../src/platform/package-root';
import { bundle, startBenchServer } from './lib/bench-servers';
import { fillCatalogue } from './fill-catalogue';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    products: { type: 'string', default: '10000' },
    port: { type: 'string', default: '5815' },
    packages: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const MEBIBYTE = 1024 * 1024;
const listing = '/api/v1/products/customer/getallproducts?limit=24';
const environment = {
  DEMO: 'false',
  PAYMENTS: 'sandbox',
  SECRET: 'a secret of nobody, only for measuring',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
};
const limits = { postgres: 0.8, pglite: 1.3 } as const;

function print(what: string, value: number, unit: string, limit?: number): void {
  const verdict = limit === undefined ? '' : `${value <= limit ? '<=' : 'OVER'} ${limit}`;
  process.stdout.write(
    `${what.padEnd(40)} ${value.toFixed(unit === 's' ? 2 : 0).padStart(8)} ${unit.padEnd(4)} ${verdict}\n`,
  );
}

/** MiB of memory that a process uses now. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const script = (await bundle({ main: 'src/main.ts' }))('main');
for (const engine of benchEngines) {
  const database = await createDatabase(
    engine,
    1,
    async (db) => void (await fillCatalogue(db, Number(values.products))),
  );
  const start = () =>
    startBenchServer('ours', script, {
      port: Number(values.port),
      path: listing,
      env: { ...environment, ...database.environments[0] },
    });
  try {
    const seconds: number[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const startedAt = performance.now();
      const server = await start();
      seconds.push((performance.now() - startedAt) / 1000);
      await server.stop();
    }
    print(
      `${engine}: start to first listing`,
      seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? Number.NaN,
      's',
      limits[engine],
    );

    const server = await start();
    await sleep(10_000);
    print(
      `${engine}: memory at rest`,
      await residentMemory(server.pid),
      'MiB',
      engine === 'postgres' ? 130 : 400,
    );
    let peak = 0;
    const watch = setInterval(
      () => void residentMemory(server.pid).then((now) => (peak = Math.max(peak, now))),
      250,
    );
    await autocannon({ url: server.origin + listing, connections: 32, duration: 15 });
    clearInterval(watch);
    print(`${engine}: memory under load`, peak, 'MiB', engine === 'postgres' ? 250 : undefined);
    await server.stop();
  } finally {
    await database.close();
  }
}

if (values.packages) {
  const run = promisify(execFile);
  const folder = await mkdtemp(join(tmpdir(), 'bench-deploy-'));
  await run(
    join(packageRoot(), '../../node_modules/.bin/pnpm'),
    ['--filter', '@market/api', 'deploy', '--prod', '--legacy', join(folder, 'api')],
    { maxBuffer: Infinity },
  );
  const { stdout } = await run('du', ['-sb', join(folder, 'api/node_modules')]);
  print('node_modules in production', Number.parseInt(stdout, 10) / MEBIBYTE, 'MiB', 120);
  await rm(folder, { recursive: true, force: true });
}
