import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'market-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const fail = (error: Error): never => {
  throw error;
};

/** Another process, which holds the lock until it is killed. */
async function startHolder() {
  const script = `const { lockDirectory } = await import(${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)});
    await lockDirectory(${JSON.stringify(directory)}, () => process.exit(2)); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

it('the directory lock is refused while a running process uses the directory, and the error names that process', async () => {
  const holder = await startHolder();
  await expect(lockDirectory(directory, fail)).rejects.toThrow(
    `Another process (${holder.pid}) uses the data directory ${directory}.`,
  );
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

it('the directory lock takes over immediately from a process that was killed', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const start = performance.now();
  const release = await lockDirectory(directory, fail);
  expect(performance.now() - start).toBeLessThan(2_000);
  await release();
});

it('the directory lock leaves no file behind that would delay the next process', async () => {
  const release = await lockDirectory(directory, fail);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

it('the directory lock gives the directory to only one of two processes that try to take it over from a dead process at the same time', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const outcomes = await Promise.allSettled([
    lockDirectory(directory, () => undefined),
    lockDirectory(directory, () => undefined),
  ]);
  const released = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  expect(released).toHaveLength(1);
  for (const release of released) await release().catch(() => undefined);
});
