import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import config from '../../rolldown.config';
import { packageRoot } from '../../src/platform/package-root';

const START_TIMEOUT_MS = 60_000;
/**
 * A temporary folder for this process, in a place where packages can be resolved and that Git
 * ignores.
 */
const folder = join(packageRoot(), 'node_modules/.bench', String(process.pid));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Bundles entry files as the application's build does, so that the measured code is what runs.
 * Returns the files.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
): Promise<(name: string) => string> {
  const build = await rolldown({ ...config, input: entries });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', cleanDir: true });
  await build.close();
  return (name) => join(folder, `${name}.js`);
}

export interface BenchServer {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a bundled server in a child process and waits until it answers at `path`. The process gets
 * only PATH from the environment.
 */
export async function startBenchServer(
  name: string,
  script: string,
  { port, path, env }: { port: number; path: string; env: Readonly<Record<string, string>> },
): Promise<BenchServer> {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${origin}${path}`);
  if (child.pid === undefined) throw new Error(`${name} did not start`);
  return {
    name,
    origin,
    pid: child.pid,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The server of ${url} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > end)
      throw new Error(
        `${url} answers ${answer ? `${answer.status}: ${await answer.text()}` : 'nothing'}`,
      );
    await sleep(50);
  }
}
