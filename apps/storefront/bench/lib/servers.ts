import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const START_TIMEOUT_MS = 120_000;
const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const market = pathOf('../../../api/dist/main.js');
const referenceConfig = pathOf('../reference/vite.config.ts');

export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

async function start(
  script: string,
  port: number,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`${script} did not start`);
    await sleep(100);
  }
  return {
    // The browser resolves every name under localhost, and the market knows the shop by it.
    origin: `http://shop.localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The built market with its demo data. Throws where it has not been built. */
async function startMarket(folder: string, port: number): Promise<Server> {
  if (!existsSync(market)) throw new Error('Build first: pnpm build');
  return start(market, port, '/api/health/ready', {
    DEMO: 'true',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  });
}

/** The same shop, streamed and hydrated, on the market's data. */
async function startReference(folder: string, port: number, marketPort: number): Promise<Server> {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  const quiet = { configFile: referenceConfig, logLevel: 'error' } as const;
  await build({ ...quiet, build: { outDir: client } });
  await build({ ...quiet, build: { ssr: 'server.tsx', outDir: server } });
  const [origin, api] = [`http://shop.localhost:${port}`, `http://127.0.0.1:${marketPort}`];
  return start(join(server, 'server.js'), port, '/', {
    MARKET: api,
    CLIENT_FOLDER: client,
    ORIGIN: origin,
  });
}

/** Both, side by side, for as long as `work` takes. */
export async function withServers(
  port: number,
  work: (servers: { ours: Server; reference: Server }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'));
  const running: Server[] = [];
  try {
    const ours = await startMarket(folder, port);
    running.push(ours);
    const reference = await startReference(folder, port + 1, port);
    running.push(reference);
    await work({ ours, reference });
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
