import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const script = `
const { PGlite } = await import(process.argv[1]);
const database = await PGlite.create(process.argv[2]);
await database.close();
`;

/**
 * Creates the files of a new embedded database if there are none, in a child process, because
 * initialisation keeps 700 MiB of memory until the process ends. An interrupted run leaves nothing
 * that looks complete.
 */
export async function initEmbedded(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, import.meta.resolve('@electric-sql/pglite'), draft],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(
      `The embedded database could not be created in ${directory}: ${findReason(stderr)}`,
    );
  await rename(draft, directory);
}

/** The line with the message of an uncaught error. The stack and Node's version follow it. */
const findReason = (stderr: string): string =>
  stderr
    .split('\n')
    .find((line) => /error|no space/i.test(line))
    ?.trim() ?? 'no reason given';
