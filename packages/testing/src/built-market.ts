import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Creating the demo data takes half a minute, or several minutes on a busy machine. */
const START_TIMEOUT_MS = 300_000;
const serverScript = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));

export interface Server {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a script and waits until it answers this path with success. Throws when it exits or takes
 * too long.
 */
export async function startScript(
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
    if (child.exitCode !== null || performance.now() > end) {
      child.kill();
      throw new Error(`${script} did not start`);
    }
    await sleep(100);
  }
  return {
    // The browser resolves every name under localhost. The market recognises the shop by its host
    // name.
    origin: `http://shop.localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts the built market with its demo data. Throws when it has not been built. */
export async function startMarket(folder: string, port: number): Promise<Server> {
  if (!existsSync(serverScript)) throw new Error('Build first: pnpm build');
  return startScript(serverScript, port, '/api/health/ready', {
    DEMO: 'true',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  });
}
